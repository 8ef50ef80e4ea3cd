import type { PptSetResource } from '@livery/content-contracts';
import type { LibraryAsset, PptSet } from '@livery/content-domain';
import { publicId } from '@livery/kernel';
import type { StoredPptSet } from '../ports/ppt-set.repository.ts';
import { ownedMembers, type OwnerSurroundings } from './slide-asset.resource.ts';

/** A set of slides as the API returns it, and as its events contain it. */
export function pptSetResource(
  { set, isCurrent }: StoredPptSet,
  asset: LibraryAsset,
  surroundings: OwnerSurroundings,
): PptSetResource {
  return {
    id: publicId('pset', set.id),
    object: 'ppt_set',
    asset: publicId('asset', set.id),
    name: asset.name,
    description: asset.description,
    kind: set.kind,
    slides: set.slides.map(({ slideId, isRequired, isLocked }, index) => ({
      slide_asset: publicId('slide', slideId),
      position: index + 1,
      required: isRequired,
      locked: isLocked,
    })),
    slide_count: set.slides.length,
    template: set.template === null ? null : publicId('asset', set.template.assetId),
    is_current: isCurrent,
    composition_error: isCurrent ? null : compositionErrorOf(set),
    ...ownedMembers(asset, surroundings),
    created: set.created.toISOString(),
    version: asset.currentVersion,
  };
}

function compositionErrorOf({ compositionError: error }: PptSet): PptSetResource['composition_error'] {
  return error === null ? null : { code: error.code, message: error.message, since: error.since.toISOString() };
}
