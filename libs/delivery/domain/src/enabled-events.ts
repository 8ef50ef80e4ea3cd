import { DomainError } from '@livery/kernel';

const MAX_ENTRIES = 100;
/** The number of characters of an unknown type that an error message quotes. */
const MAX_QUOTED = 100;

/**
 * Checks what an endpoint subscribes to: event types, `prefix.*` that matches at least one type, or `*`.
 * @param knownTypes every event type of the service
 * @returns the entries without repetitions
 * @throws DomainError `parameter_invalid` with `param` `enabled_events` or `enabled_events[i]`
 */
export function checkedEnabledEvents(entries: readonly string[], knownTypes: ReadonlySet<string>): readonly string[] {
  if (entries.length < 1 || entries.length > MAX_ENTRIES) {
    throw invalid(`enabled_events must have 1 to ${MAX_ENTRIES} entries.`, 'enabled_events');
  }
  for (const [index, entry] of entries.entries()) {
    if (!matchesAny(entry, knownTypes)) throw invalid(unknownType(entry), `enabled_events[${index}]`);
  }
  return [...new Set(entries)];
}

function matchesAny(entry: string, knownTypes: ReadonlySet<string>): boolean {
  if (entry === '*' || knownTypes.has(entry)) return true;
  if (!/^[^*]+\.\*$/.test(entry)) return false;
  const prefix = entry.slice(0, -1);
  return [...knownTypes].some((type) => type.startsWith(prefix));
}

function unknownType(entry: string): string {
  const quoted = entry.length > MAX_QUOTED ? `${Array.from(entry).slice(0, MAX_QUOTED).join('')}…` : entry;
  return `"${quoted}" is not an event type. Use a type that GET /event_types lists, a prefix with ".*" such as "brand.*", or "*".`;
}

function invalid(message: string, param: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
