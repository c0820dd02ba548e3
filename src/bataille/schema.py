"""JSON Schema 2020-12 of our values, from the annotations that the codec reads them by."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any, assert_never

from bataille.codec import Json, Length, codec, encode
from bataille.codec.encoding import TYPE_KEY
from bataille.codec.shape import (
    Choice,
    Either,
    Fixed,
    Hexadecimal,
    Keyed,
    Nothing,
    Number,
    Parsed,
    Series,
    Shape,
    Struct,
    Tagged,
    Text,
    Truth,
)
from bataille.codec.words import expected

if TYPE_CHECKING:
    from typing_extensions import TypeForm

Schema = dict[str, Json]

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(form: TypeForm[Any]) -> Schema:
    """The schema of the JSON values that `form` is decoded from.

    It says all that the codec checks, but for classes that read their own text (`Card`) or check themselves (`Rules`).
    """
    definitions = _Definitions()
    root = definitions.schema(codec(form).shape)
    return {"$schema": DIALECT, **root, "$defs": dict(sorted(definitions.schemas.items()))}


class _Definitions:
    """The value classes met so far, each defined once."""

    def __init__(self) -> None:
        self.schemas: dict[str, Json] = {}
        self._names: dict[type, str] = {}

    def schema(self, shape: Shape) -> Schema:
        match shape:
            case Nothing():
                return {"type": "null"}
            case Truth():
                return {"type": "boolean"}
            case Number(limits):
                return {"type": "integer", **_limits("minimum", limits.least, "maximum", limits.most)}
            case Text(length):
                return {"type": "string", **_lengths("Length", length)}
            case Parsed():
                return {"type": "string", "description": expected(shape)}
            case Hexadecimal(length):
                # Not `$`, which in some dialects matches before a last line feed too.
                return {"type": "string", "pattern": r"^(?:[0-9a-f]{2})*(?![\s\S])", **_digits(length)}
            case Choice(options):
                return {"enum": [option for option, _ in options]}
            case Series(item, length):
                return {"type": "array", "items": self.schema(item), **_lengths("Items", length)}
            case Fixed(items):
                return self._fixed(items)
            case Keyed(item, length):
                return {"type": "object", "additionalProperties": self.schema(item), **_lengths("Properties", length)}
            case Struct():
                return self._struct(shape, None)
            case Tagged() | Either():
                return _one_of(self._alternatives(shape))
            case _:
                assert_never(shape)

    def _alternatives(self, shape: Shape) -> list[Schema]:
        match shape:
            case Tagged(structs):
                return [self._struct(struct, tag) for tag, struct in structs]
            case Either(members):
                return [alternative for member in members for alternative in self._alternatives(member)]
            case _:
                return [self.schema(shape)]

    def _fixed(self, items: tuple[Shape, ...]) -> Schema:
        if not items:
            return {"type": "array", "maxItems": 0}
        places: list[Json] = [self.schema(item) for item in items]
        return {"type": "array", "prefixItems": places, "items": False, "minItems": len(items)}

    def _struct(self, struct: Struct, tag: str | None) -> Schema:
        name = self._names.get(struct.kind)
        if name is None:
            name = self._names[struct.kind] = self._new_name(struct.kind)
            self.schemas[name] = self._object(struct, tag)
        return {"$ref": f"#/$defs/{name}"}

    def _new_name(self, kind: type) -> str:
        """The class's name; where another class has it, with the module."""
        taken = kind.__name__ in self._names.values()
        return f"{kind.__module__}.{kind.__name__}" if taken else kind.__name__

    def _object(self, struct: Struct, tag: str | None) -> Schema:
        properties: dict[str, Json] = {} if tag is None else {TYPE_KEY: {"const": tag}}
        required: list[Json] = list(properties)
        for member in struct.members:
            schema = self.schema(member.shape)
            if member.default is None:
                required.append(member.name)
            else:
                schema["default"] = encode(member.default())
            properties[member.name] = schema
        return {
            "description": cleandoc(struct.kind.__doc__ or ""),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }


def _one_of(schemas: list[Schema]) -> Schema:
    alternatives: list[Json] = [*schemas]
    return schemas[0] if len(schemas) == 1 else {"oneOf": alternatives}


def _lengths(noun: str, length: Length) -> Schema:
    return _limits(f"min{noun}", length.least, f"max{noun}", length.most)


def _digits(length: Length) -> Schema:
    """Two digits a byte."""
    doubled = [None if limit is None else 2 * limit for limit in (length.least, length.most)]
    return _limits("minLength", doubled[0], "maxLength", doubled[1])


def _limits(lower: str, least: int | None, upper: str, most: int | None) -> Schema:
    return {key: limit for key, limit in ((lower, least), (upper, most)) if limit is not None}
