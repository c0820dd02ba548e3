"""Our values in JSON: strictly read by the annotations of their classes, and written.

    COMMAND: Codec[Command] = codec(Command)
    COMMAND.decode(loads(text))
    dumps(encode(command))

What annotations may say: `int`, `bool`, `str`, `None`, `bytes`, `Literal`s of texts and whole numbers, `StrEnum`s,
subclasses of `str` with a class method `parse`, `tuple[X, ...]`, `tuple[X, Y]`, `dict[str, X]`, value classes (without
recursion), unions of these that JSON can tell apart, and `Annotated[…]` with `Range` (numbers) or `Length` (texts,
`bytes`, tuples, dicts). Value classes that share a union have a class attribute `TAG`, written under the key `type`.
"""

from bataille.codec.coding import Codec, codec, decode, decode_text, expected
from bataille.codec.document import dumps, loads
from bataille.codec.encoding import Json, encode
from bataille.codec.limits import Length, Range

__all__ = [
    "Codec",
    "Json",
    "Length",
    "Range",
    "codec",
    "decode",
    "decode_text",
    "dumps",
    "encode",
    "expected",
    "loads",
]
