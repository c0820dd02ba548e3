"""What the card families share: deal, turn-up, war, collecting, ending. Functions over one `Battle` each."""
