import type { JsonObject } from '@livery/kernel';

/** The size in bytes above which snapshots are left out of events. */
const MAX_SNAPSHOT_BYTES = 262_144;

/**
 * What an event holds of a set: the set itself, or a reference to it when the set is too large for an event.
 * @param reference the address of the set, and its id where it has one
 */
export function boundedSnapshot<
  Snapshot extends JsonObject & { readonly object: string },
  const Reference extends { readonly url: string },
>(snapshot: Snapshot, reference: Reference) {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot)).length;
  if (bytes <= MAX_SNAPSHOT_BYTES) return { object: snapshot };
  const kind: Snapshot['object'] = snapshot.object;
  return { object: { ...reference, object: kind }, truncated: true as const };
}
