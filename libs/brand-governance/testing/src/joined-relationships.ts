import type { RelationshipsOfParts } from '@livery/office-testing';

/** The relationships of a clean file, and after them those that a change adds. */
export function joinedRelationships(
  clean: RelationshipsOfParts = {},
  added: RelationshipsOfParts = {},
): RelationshipsOfParts {
  const sources = [...new Set([...Object.keys(clean), ...Object.keys(added)])];
  return Object.fromEntries(sources.map((source) => [source, [...(clean[source] ?? []), ...(added[source] ?? [])]]));
}
