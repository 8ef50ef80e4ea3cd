import { chmod, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveryInFolder } from '../testing/livery-in-folder.ts';
import { findDocuments } from './find-documents.ts';

let livery: LiveryInFolder;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  await mkdir(path.join(livery.folder, 'decks/old'), { recursive: true });
  for (const name of ['a.pptx', '~$a.pptx', 'note.txt', '[1].pptx', 'old/b.DOCX']) {
    await livery.withFile(path.join('decks', name), '');
  }
  await symlink('..', path.join(livery.folder, 'decks/old/circle'));
});

afterAll(() => livery.close());

const found = async (...names: readonly string[]): Promise<readonly string[]> => {
  const files = await findDocuments(names.map((name) => path.join(livery.folder, name)));
  return files.map((file) => path.relative(livery.folder, file));
};

describe('the documents to check', () => {
  it('are those in a folder and below it, without lock files, and a circle of links ends', async () => {
    expect(await found('decks')).toEqual(['decks/[1].pptx', 'decks/a.pptx', 'decks/old/b.DOCX']);
  });

  it('are those that a pattern finds', async () => {
    expect(await found('decks/*.pptx')).toEqual(['decks/[1].pptx', 'decks/a.pptx']);
    expect(await found('decks/*.none')).toEqual([]);
  });

  it('are each named once, and a file whose name looks like a pattern is that file', async () => {
    expect(await found('decks/[1].pptx', 'decks/*.pptx')).toEqual(['decks/[1].pptx', 'decks/a.pptx']);
  });

  it('include a folder that cannot be read, so that the report names it, and all that can', async () => {
    await mkdir(path.join(livery.folder, 'shared/private'), { recursive: true, mode: 0o755 });
    await livery.withFile('shared/a.pptx', '');
    await chmod(path.join(livery.folder, 'shared/private'), 0);
    await chmod(livery.folder, 0o755);
    const isRoot = process.geteuid?.() === 0;
    // Root may read every folder.
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(await found('shared')).toEqual(['shared/a.pptx', 'shared/private']);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it('include a file that is not there, so that the report says so', async () => {
    expect(await found('missing.pptx')).toEqual(['missing.pptx']);
  });
});
