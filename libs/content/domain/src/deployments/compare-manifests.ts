import type { DeploymentItem } from './deployment-item.ts';

/** An item that two manifests have with different content. */
export interface ChangedItem {
  readonly before: DeploymentItem;
  readonly after: DeploymentItem;
}

export interface ManifestComparison {
  readonly added: readonly DeploymentItem[];
  readonly removed: readonly DeploymentItem[];
  readonly changed: readonly ChangedItem[];
  readonly unchangedCount: number;
}

/** How one manifest differs from an earlier one. Items are the same if they are of the same record; only their content can differ. */
export function compareManifests(
  before: readonly DeploymentItem[],
  after: readonly DeploymentItem[],
): ManifestComparison {
  const former = new Map(before.map((item) => [item.assetId, item]));
  const kept = new Set(after.map(({ assetId }) => assetId));
  const pairs = after.flatMap((item) => {
    const match = former.get(item.assetId);
    return match === undefined ? [] : [{ before: match, after: item }];
  });
  const changed = pairs.filter((pair) => pair.before.contentHash !== pair.after.contentHash);
  return {
    added: after.filter(({ assetId }) => !former.has(assetId)),
    removed: before.filter(({ assetId }) => !kept.has(assetId)),
    changed,
    unchangedCount: pairs.length - changed.length,
  };
}
