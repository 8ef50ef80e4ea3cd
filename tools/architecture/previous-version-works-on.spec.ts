import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { membersOf, textsOf } from '../office-proof/json.ts';

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

/** A file in JSON, as its members. `state-before.json` says what the version before has: its migrations, and the states of records. */
async function read(file: string): Promise<ReadonlyMap<string, unknown>> {
  return membersOf(JSON.parse(await readFile(path.join(root, file), 'utf8')));
}

const stateBefore = () => read('apps/worker/e2e/deployment/state-before.json');

/** The migrations that have been released, which stay as they are. */
const released = async (): Promise<readonly string[]> => textsOf((await stateBefore()).get('migrations'));

/** The states of a record in the contract. */
async function statesOf(schema: string): Promise<readonly string[]> {
  const steps = ['components', 'schemas', schema, 'properties', 'status'];
  const members = steps.reduce((found, step) => membersOf(found.get(step)), await read('openapi.json'));
  return textsOf(members.get('enum'));
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

describe('a new state of a record', () => {
  it('is read by the version before, which would fail with it: one version reads it, the next one writes it', async () => {
    const known = [...membersOf((await stateBefore()).get('states'))];
    expect(known.length).toBeGreaterThan(10);
    const found: string[] = [];
    for (const [name, before] of known) {
      const states = await statesOf(name);
      expect([name, states.length > 0]).toEqual([name, true]);
      found.push(...states.filter((state) => !textsOf(before).includes(state)).map((state) => `${name}: ${state}`));
    }
    expect(found).toEqual([]);
  });
});
