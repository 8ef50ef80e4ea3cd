import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');

/** Statements that remove, rename or narrow what the previous version may still read or write. */
const CONTRACTION =
  /\b(?:drop (?:table|column|schema|view)|rename (?:to|column|constraint)|set not null|alter column \w+ (?:set data )?type)\b/gi;
/** The table of an index that is created within a transaction, which stops writes until it is complete. */
const INDEX = /\bcreate (?:unique )?index (?:if not exists )?(?:\w+|\$\{\w+\})\s+on ([\w.]+)/gi;

/**
 * One is from before the first release: docs/operations.md says which processes to stop for it. In the other, a view takes the name of the table
 * and does the same for the previous version.
 */
const CONTRACTIONS = ['1763600800000-undelivered-apart', '1763604100000-shard-the-relay'];

interface Migration {
  readonly name: string;
  readonly text: string;
}

async function migrations(): Promise<readonly Migration[]> {
  const files = await Array.fromAsync(glob('libs/**/src/**/migrations/*.ts', { cwd: root }));
  expect(files.length).toBeGreaterThan(10);
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.ts'),
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  );
}

/** The migrations that have been released, which stay as they are. */
async function released(): Promise<readonly string[]> {
  const file = path.join(root, 'apps/worker/e2e/deployment/state-before.json');
  const { migrations: names }: { readonly migrations: readonly string[] } = JSON.parse(await readFile(file, 'utf8'));
  return names;
}

const tablesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/create table ([\w.]+)/gi), ([, table = '']) => table);

describe('a migration', () => {
  it('removes nothing that the previous version may use, since that takes two releases (docs/operations.md)', async () => {
    const found = (await migrations())
      .filter(({ name }) => !CONTRACTIONS.includes(name))
      .flatMap(({ name, text }) => Array.from(text.matchAll(CONTRACTION), ([statement]) => `${name}: ${statement}`));
    expect(found).toEqual([]);
  });

  it('creates an index within its transaction only on a table of its own; others are created concurrently', async () => {
    const names = await released();
    const found = (await migrations())
      .filter(({ name }) => !names.includes(name))
      .flatMap(({ name, text }) =>
        Array.from(text.matchAll(INDEX), ([, table = '']) => table)
          .filter((table) => !tablesIn(text).includes(table))
          .map((table) => `${name}: ${table}`),
      );
    expect(found).toEqual([]);
  });

  it('is released under the same name for ever', async () => {
    const names = new Set((await migrations()).map(({ name }) => name));
    expect((await released()).filter((name) => !names.has(name))).toEqual([]);
  });
});
