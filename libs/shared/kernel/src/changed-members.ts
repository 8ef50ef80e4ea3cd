import type { JsonObject } from './json-schema.ts';

/** The previous values of the members that differ, without `updated`, which always does. */
export function changedMembers(before: object, after: object): JsonObject {
  const current = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name !== 'updated' && JSON.stringify(value) !== JSON.stringify(current.get(name)),
    ),
  );
}
