import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');

/** What the version before may still read or write: taken away, renamed, narrowed. */
const CONTRACTION =
  /\b(?:drop (?:table|column|schema|view)|rename (?:to|column|constraint)|set not null|alter column \w+ (?:set data )?type)\b/gi;

/** From before the first release: docs/operations.md says what to stop first. */
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

it('a migration takes nothing away that the version before may use: that takes two releases (docs/operations.md)', async () => {
  expect(await contractions()).toEqual([]);
});
