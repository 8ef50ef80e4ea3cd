import { DomainError } from '@livery/kernel';

const MAX_ENTRIES = 100;

/**
 * What an endpoint subscribes to: exact types, `prefix.*` with at least one type below it, or `*`; each entry once.
 * @param knownTypes every event type that the service has
 * @throws DomainError `parameter_invalid` with `param` `enabled_events` or `enabled_events[i]`
 */
export function checkedEnabledEvents(entries: readonly string[], knownTypes: ReadonlySet<string>): readonly string[] {
  if (entries.length < 1 || entries.length > MAX_ENTRIES) {
    throw invalid(`enabled_events holds 1 to ${MAX_ENTRIES} entries.`, 'enabled_events');
  }
  const unknown = entries.findIndex((entry) => !meansSomething(entry, knownTypes));
  if (unknown >= 0) {
    throw invalid('This is no event type, no prefix of one with ".*", and not "*".', `enabled_events[${unknown}]`);
  }
  return [...new Set(entries)];
}

function meansSomething(entry: string, knownTypes: ReadonlySet<string>): boolean {
  if (entry === '*' || knownTypes.has(entry)) return true;
  if (!/^[^*]+\.\*$/.test(entry)) return false;
  const prefix = entry.slice(0, -1);
  return [...knownTypes].some((type) => type.startsWith(prefix));
}

function invalid(message: string, param: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
