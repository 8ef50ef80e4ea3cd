import type { SlideAsset } from '@livery/content-domain';
import type { PlacedAsset } from '../placed-asset.ts';

/** A slide with its asset, after a change of one of them. */
export interface PlacedSlide {
  readonly slide: SlideAsset;
  readonly placed: PlacedAsset;
}
