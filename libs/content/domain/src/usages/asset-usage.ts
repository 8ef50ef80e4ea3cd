/** Something that uses an asset, so that the asset cannot be deleted. */
export interface AssetUsage {
  readonly kind: 'ppt_set' | 'deployment';
  /** A UUID. That of a set is also the UUID of the asset that the set owns. */
  readonly id: string;
  readonly name: string;
}

/** The usages of assets, by the UUID of the asset. */
export type UsagesOfAssets = ReadonlyMap<string, readonly AssetUsage[]>;

/**
 * Finds what prevents the deletion of assets that are to be deleted together. What uses an asset does not prevent it if it is deleted, too;
 * but if its own deletion is prevented, it does.
 * @param ids UUIDs of the assets
 * @returns the remaining usages of those assets that cannot be deleted
 */
export function preventingUsages(ids: readonly string[], usages: UsagesOfAssets): UsagesOfAssets {
  const prevented = new Map<string, readonly AssetUsage[]>();
  const deleted = new Set(ids);
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const id of deleted) {
      const remaining = (usages.get(id) ?? []).filter((usage) => !deleted.has(usage.id));
      if (remaining.length === 0) continue;
      prevented.set(id, remaining);
      deleted.delete(id);
      isSettled = false;
    }
  }
  return prevented;
}
