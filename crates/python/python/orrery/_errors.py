"""What can go wrong. All of it is an `OrreryError`."""

from __future__ import annotations


class OrreryError(Exception):
    """Something that Orrery refuses, with the reason as a sentence."""


class SetupError(OrreryError, ValueError):
    """A game that cannot be set up so: an unknown name, option or number of players."""


class PositionError(OrreryError, ValueError):
    """A position that no game could be in."""


class RecordError(OrreryError, ValueError):
    """A record that is cut off, edited, or against the rules."""

    def __init__(self, text: str, line: int) -> None:
        super().__init__(text, line)
        self.text = text
        #: The line of the record, counted from 1.
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class IllegalAction(OrreryError, ValueError):
    """An action that the rules refuse."""

    def __init__(
        self,
        text: str,
        rule: str | None = None,
        action: str | None = None,
        seat: int | None = None,
    ) -> None:
        super().__init__(text, rule, action, seat)
        #: The reason as a sentence.
        self.text = text
        #: The number of the rule that refuses; `None` where the text is no action of the
        #: game at all. `Game.rule` tells its sentence.
        self.rule = rule
        #: What was tried, in notation.
        self.action = action
        #: Who tried it.
        self.seat = seat

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text
