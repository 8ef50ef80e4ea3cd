import { defineLibraryAsset, type LibraryAssetDraft } from '../define-library-asset.ts';
import type { AssetContent, LibraryAsset } from '../library-asset.ts';

/** The organization of the samples. */
export const SAMPLE_TENANT = { organizationId: '00000000-0000-7000-8000-000000000001', livemode: true };
export const SAMPLE_TIME = new Date('2026-11-20T09:14:15.123Z');
export const LATER = new Date('2026-11-21T09:14:15.123Z');

/** The bytes of a picture. */
export function sampleContent(differences: Partial<AssetContent> = {}): AssetContent {
  return {
    fileId: '00000000-0000-7000-8000-00000000000f',
    contentHash: 'a'.repeat(64),
    sizeBytes: 48_213,
    filename: 'harbour-at-dawn.png',
    mediaType: 'image/png',
    type: 'image',
    width: 1600,
    height: 900,
    ...differences,
  };
}

/** A new asset with a picture. */
export function sampleAsset(draft: LibraryAssetDraft = {}, content: Partial<AssetContent> = {}): LibraryAsset {
  return defineLibraryAsset(draft, {
    id: '00000000-0000-7000-8000-00000000000a',
    tenant: SAMPLE_TENANT,
    sourceType: 'upload',
    content: sampleContent(content),
    createdBy: null,
    at: SAMPLE_TIME,
  });
}
