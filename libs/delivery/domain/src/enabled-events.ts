import { DomainError } from '@livery/kernel';

const MAX_ENTRIES = 100;
/** Most characters of an unknown type that an error repeats. */
const MAX_SHOWN = 100;

/**
 * What an endpoint subscribes to: exact types, `prefix.*` with at least one type below it, or `*`; each entry once.
 * @param knownTypes every event type that the service has
 * @throws DomainError `parameter_invalid` with `param` `enabled_events` or `enabled_events[i]`
 */
export function checkedEnabledEvents(entries: readonly string[], knownTypes: ReadonlySet<string>): readonly string[] {
  if (entries.length < 1 || entries.length > MAX_ENTRIES) {
    throw invalid(`enabled_events holds 1 to ${MAX_ENTRIES} entries.`, 'enabled_events');
  }
  for (const [index, entry] of entries.entries()) {
    if (!meansSomething(entry, knownTypes)) throw invalid(unknownType(entry), `enabled_events[${index}]`);
  }
  return [...new Set(entries)];
}

function meansSomething(entry: string, knownTypes: ReadonlySet<string>): boolean {
  if (entry === '*' || knownTypes.has(entry)) return true;
  if (!/^[^*]+\.\*$/.test(entry)) return false;
  const prefix = entry.slice(0, -1);
  return [...knownTypes].some((type) => type.startsWith(prefix));
}

function unknownType(entry: string): string {
  const shown = entry.length > MAX_SHOWN ? `${Array.from(entry).slice(0, MAX_SHOWN).join('')}…` : entry;
  return `"${shown}" is no event type. Give a type that GET /event_types lists, the beginning of one with ".*", or "*".`;
}

function invalid(message: string, param: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
