"""Games in which somebody chooses or reacts: played by computer players in the engine, in processes of their own."""
