import type { EventTypes } from '../generated/event-types.ts';
import type { LiveryEvent } from '../generated/schemas.ts';

/** Whether an event has a type, so that TypeScript knows its `data`. The other types, also those that are newer than this library, are false. */
export function isEvent<Type extends keyof EventTypes>(event: LiveryEvent, type: Type): event is EventTypes[Type] {
  return event.type === type;
}
