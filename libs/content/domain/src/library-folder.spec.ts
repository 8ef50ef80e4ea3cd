import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  defineLibraryFolder,
  folderDepth,
  type LibraryFolder,
  MAX_FOLDER_DEPTH,
  moveLibraryFolder,
  renameLibraryFolder,
} from './library-folder.ts';
import { LATER, SAMPLE_TENANT, SAMPLE_TIME } from './testing/sample-asset.ts';

const conflict = expect.objectContaining({ code: 'resource_conflict' });

function define(id: string, parent: LibraryFolder | null = null, name = id): LibraryFolder {
  return defineLibraryFolder(name, { id, tenant: SAMPLE_TENANT, parent, createdBy: null, at: SAMPLE_TIME });
}

/** Folders in each other. @returns the lowest */
function chain(length: number): LibraryFolder {
  let lowest = define('1');
  for (let level = 2; level <= length; level += 1) lowest = define(String(level), lowest);
  return lowest;
}

describe('a folder', () => {
  it('knows the folders above it, from the highest down', () => {
    const top = define('top');
    const middle = define('middle', top);
    expect(top).toMatchObject({ parentId: null, ancestors: [], revision: 1 });
    expect(define('low', middle)).toMatchObject({ parentId: 'middle', ancestors: ['top', 'middle'] });
    expect([top, middle].map(folderDepth)).toEqual([1, 2]);
  });

  it('is at most on level 20', () => {
    const lowest = chain(MAX_FOLDER_DEPTH);
    expect(folderDepth(lowest)).toBe(20);
    expect(() => define('21', lowest)).toThrow(conflict);
  });

  it('has a name of 1 to 200 characters without controls and without spaces around it', () => {
    expect(define('a', null, '  Photography ').name).toBe('Photography');
    expect(define('a', null, 'a'.repeat(200)).name).toHaveLength(200);
    for (const name of ['', ' ', 'a'.repeat(201), 'a\tb', 'a\0']) {
      expect(() => define('a', null, name)).toThrow(expect.objectContaining({ kind: 'invalid', param: 'name' }));
    }
  });

  it('stays the same object if it is renamed or moved to where it is', () => {
    const top = define('top');
    const folder = define('folder', top);
    expect(renameLibraryFolder(folder, ' folder ', LATER)).toBe(folder);
    expect(moveLibraryFolder(folder, top, 0, LATER)).toBe(folder);
    expect(renameLibraryFolder(folder, 'Other', LATER)).toMatchObject({ name: 'Other', revision: 2, updated: LATER });
  });

  it('cannot be moved into itself or below itself', () => {
    const folder = define('folder');
    const below = define('below', define('middle', folder));
    expect(() => moveLibraryFolder(folder, folder, 2, LATER)).toThrow(conflict);
    expect(() => moveLibraryFolder(folder, below, 2, LATER)).toThrow(conflict);
  });

  it('moves unless a folder below it would be deeper than level 20', () => {
    fc.assert(
      fc.property(fc.nat(MAX_FOLDER_DEPTH), fc.nat(MAX_FOLDER_DEPTH - 1), (parentDepth, height) => {
        const folder = { ...define('moved', define('elsewhere')) };
        const parent = parentDepth === 0 ? null : chain(parentDepth);
        const move = () => moveLibraryFolder(folder, parent, height, LATER);
        if (parentDepth + 1 + height > MAX_FOLDER_DEPTH) expect(move).toThrow(conflict);
        else expect(folderDepth(move())).toBe(parentDepth + 1);
      }),
    );
  });
});
