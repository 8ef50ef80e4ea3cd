import { describe, expect, it } from '@jest/globals';
import {
  amendLibraryAsset,
  deleteLibraryAsset,
  type LibraryAssetDraft,
  replaceContent,
  restoreLibraryAsset,
} from './define-library-asset.ts';
import { isDeleted } from './library-asset.ts';
import { LATER, SAMPLE_TIME, sampleAsset, sampleContent } from './testing/sample-asset.ts';

const asset = sampleAsset({ name: 'Harbour', tags: ['harbour'], metadata: { team: 'design' } });

describe('a new asset', () => {
  it('is called like its file, and has its first version', () => {
    expect(sampleAsset()).toMatchObject({
      name: 'harbour-at-dawn',
      tags: [],
      description: '',
      folderId: null,
      currentVersion: 1,
      revision: 1,
      lastReview: null,
      lifecycle: { status: 'active' },
    });
  });

  it.each<[LibraryAssetDraft, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(201) }, 'name'],
    [{ description: 'a'.repeat(2_001) }, 'description'],
    [{ tags: [''] }, 'tags[0]'],
    [{ metadata: { team: 1 } }, 'metadata.team'],
    [{ availableFrom: LATER, availableUntil: SAMPLE_TIME }, 'available_until'],
    [{ availableFrom: LATER, availableUntil: LATER }, 'available_until'],
  ])('is refused with %o, which is a fault of %s', (draft, param) => {
    expect(() => sampleAsset(draft)).toThrow(expect.objectContaining({ kind: 'invalid', param }));
    expect(() => amendLibraryAsset(asset, draft, LATER)).toThrow(expect.objectContaining({ kind: 'invalid', param }));
  });
});

describe('a change of an asset', () => {
  it('keeps what it leaves out', () => {
    const amended = amendLibraryAsset(asset, { description: 'At dawn', metadata: { region: 'north' } }, LATER);
    expect(amended).toEqual({
      ...asset,
      description: 'At dawn',
      metadata: { team: 'design', region: 'north' },
      revision: 2,
      updated: LATER,
    });
  });

  it('that changes nothing returns the same object', () => {
    const same = { name: 'Harbour', tags: ['harbour'], metadata: { team: 'design' }, folderId: null };
    expect(amendLibraryAsset(asset, same, LATER)).toBe(asset);
  });

  it('removes a folder and an availability with null', () => {
    const limited = sampleAsset({ folderId: 'folder', availableUntil: LATER });
    expect(amendLibraryAsset(limited, { folderId: null, availableUntil: null }, LATER)).toMatchObject({
      folderId: null,
      availableUntil: null,
    });
  });

  it('cannot end the availability before its present beginning', () => {
    const limited = sampleAsset({ availableFrom: LATER });
    expect(() => amendLibraryAsset(limited, { availableUntil: SAMPLE_TIME }, LATER)).toThrow(
      expect.objectContaining({ param: 'available_until' }),
    );
  });
});

describe('another content', () => {
  it('is a new version, and brings its type, name and size, but not the name of the asset', () => {
    const pdf = sampleContent({
      contentHash: 'b'.repeat(64),
      filename: 'a.pdf',
      type: 'document',
      width: null,
      height: null,
    });
    expect(replaceContent(asset, pdf, LATER)).toMatchObject({
      name: 'Harbour',
      filename: 'a.pdf',
      type: 'document',
      width: null,
      currentVersion: 2,
      revision: 2,
      updated: LATER,
    });
  });
});

describe('a deleted asset', () => {
  it('knows when it was deleted, and is restored into the folder that is left', () => {
    const deleted = deleteLibraryAsset(sampleAsset({ folderId: 'folder' }), LATER);
    expect(isDeleted(deleted)).toBe(true);
    expect(deleted.lifecycle).toEqual({ status: 'deleted', at: LATER });
    const restored = restoreLibraryAsset(deleted, null, LATER);
    expect(isDeleted(restored)).toBe(false);
    expect(restored).toMatchObject({ folderId: null, revision: 3, currentVersion: 1 });
  });
});
