import type { PlacedAsset } from '../placed-asset.ts';
import type { StoredPptSet } from '../ports/ppt-set.repository.ts';

/** A set with its asset, after a change of one of them. */
export interface PlacedSet {
  readonly stored: StoredPptSet;
  readonly placed: PlacedAsset;
}
