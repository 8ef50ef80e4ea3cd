import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');

/** Statements that remove, rename or narrow what the previous version may still read or write. */
const CONTRACTION =
  /\b(?:drop (?:table|column|schema|view)|rename (?:to|column|constraint)|set not null|alter column \w+ (?:set data )?type)\b/gi;

/** Migrations from before the first release. docs/operations.md says which processes to stop for them. */
const KNOWN = ['1763600800000-undelivered-apart.ts'];

async function contractions(): Promise<readonly string[]> {
  const files = await Array.fromAsync(glob('libs/**/src/**/migrations/*.ts', { cwd: root }));
  const found = await Promise.all(
    files
      .filter((file) => !KNOWN.includes(path.basename(file)))
      .map(async (file) => {
        const text = await readFile(path.join(root, file), 'utf8');
        return Array.from(text.matchAll(CONTRACTION), ([statement]) => `${path.basename(file)}: ${statement}`);
      }),
  );
  expect(files.length).toBeGreaterThan(10);
  return found.flat();
}

it('a migration removes nothing that the previous version may use, since that takes two releases (docs/operations.md)', async () => {
  expect(await contractions()).toEqual([]);
});
