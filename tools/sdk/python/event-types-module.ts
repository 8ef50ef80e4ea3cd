import type { OpenApiDocument } from '../document.ts';
import { eventSchemas } from '../library-files.ts';
import { HEADER } from './schemas-module.ts';
import { pythonTypeOf } from './python-type.ts';

/** The module that tells the types of events apart. */
export function eventTypesModule(document: OpenApiDocument): string {
  const types = eventSchemas(document).map((schema) => pythonTypeOf(schema, ''));
  const overloads = Object.keys(document.webhooks).map(
    (name, index) => `@overload
def is_event(
    event: LiveryEvent,
    type: Literal["${name}"],
) -> TypeGuard[${types[index] ?? 'LiveryEvent'}]: ...
`,
  );
  const names = [...new Set(['LiveryEvent', ...types])].sort();
  return `${HEADER}"""The events by their types. A later version of the service may send others."""

from __future__ import annotations

from typing import Any, Literal, TypeGuard, overload

from livery.generated.schemas import (
${names.map((name) => `    ${name},\n`).join('')})


${overloads.join('\n\n')}

def is_event(event: LiveryEvent, type: str) -> Any:
    """
    Whether an event has a type, so that type checkers know its \`data\`. The other types, also those that are newer than
    this library, are False.
    """
    return event["type"] == type
`;
}
