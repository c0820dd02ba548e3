"""Rooms: a game with people and computer players around it, driven by a page's worker, a server or a terminal."""

from __future__ import annotations

from bataille.room.charter import Charter, Place, Sitter
from bataille.room.computers import Ask
from bataille.room.local import Local
from bataille.room.log import Change, Entry, Gave, GoOn, Named, Pause, PlayedBy, entries_of
from bataille.room.messages import (
    Accepted,
    AskRecord,
    Bye,
    Events,
    FromRoom,
    Give,
    Hello,
    Presence,
    Refused,
    Seated,
    Settings,
    TheRecord,
    ToRoom,
    Welcome,
    refused,
)
from bataille.room.room import Room

__all__ = [
    "Accepted",
    "Ask",
    "AskRecord",
    "Bye",
    "Change",
    "Charter",
    "Entry",
    "Events",
    "FromRoom",
    "Gave",
    "Give",
    "GoOn",
    "Hello",
    "Local",
    "Named",
    "Pause",
    "Place",
    "PlayedBy",
    "Presence",
    "Refused",
    "Room",
    "Seated",
    "Settings",
    "Sitter",
    "TheRecord",
    "ToRoom",
    "Welcome",
    "entries_of",
    "refused",
]
