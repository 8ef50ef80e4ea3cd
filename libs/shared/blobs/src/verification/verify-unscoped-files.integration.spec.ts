import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { BlobsFixture, newReference } from '../testing/blobs-fixture.ts';
import { type FileProblem, type VerifiedThrough, verifyUnscopedFiles } from './verify-unscoped-files.ts';

const FILES = 12;

let fixture: BlobsFixture;
let problems: FileProblem[];
let places: VerifiedThrough[];

beforeAll(async () => {
  fixture = await BlobsFixture.open();
  for (let number = 0; number < FILES; number += 1) {
    const tenant = { organizationId: newId(), livemode: number % 2 === 0 };
    await fixture.keep(`content ${number}`, newReference(), tenant);
  }
});

beforeEach(() => {
  problems = [];
  places = [];
});

afterAll(() => fixture[Symbol.asyncDispose]());

const verify = (options: { readonly hashes?: boolean; readonly from?: VerifiedThrough } = {}): Promise<number> =>
  verifyUnscopedFiles(fixture, {
    hashes: false,
    ...options,
    onProblem: (problem) => problems.push(problem),
    onProgress: (_, through) => places.push(through),
  });

const pathOf = (key: string): string => path.join(fixture.files.directory, 'store', key);

async function keys(): Promise<readonly string[]> {
  const rows = await fixture.server.execute('select object_key as key from blobs.blob order by organization_id');
  return rows.flatMap((row) => Object.values(row).map(String));
}

describe('the verification of stored files', () => {
  it('finds nothing where each row has its object, uploads that are not completed and deletions that are due included', async () => {
    await fixture.blobs.stage(fixture.tenant, await fixture.files.write('not kept'), 'text/plain');
    expect(await verify({ hashes: true })).toBe(2 * FILES + 1);
    await fixture.server.execute(
      `insert into blobs.condemned_object select organization_id, livemode, object_key, now(), now() from blobs.staged_object`,
    );
    await fixture.server.execute('delete from blobs.staged_object');
    await verify();
    expect(problems).toEqual([]);
  });

  it('names rows without objects, objects without rows, and other sizes; other contents only if it reads them', async () => {
    const [missing = '', longer = '', other = ''] = await keys();
    await rm(pathOf(missing));
    await appendFile(pathOf(longer), '!');
    const file = await fixture.files.write('CONTENT 2');
    await rm(pathOf(other));
    await fixture.store.put(file, other);
    const stranger = `${newId()}/live/00/${'0'.repeat(64)}-${newId()}`;
    await fixture.store.put(file, stranger);
    await fixture.store.put(file, 'a-folder/of-something-else');

    await verify();
    const found = [
      { kind: 'missing', key: missing },
      { kind: 'differs', key: longer },
      { kind: 'unknown', key: stranger },
      { kind: 'unknown', key: 'a-folder/of-something-else' },
    ];
    expect(new Set(problems)).toEqual(new Set(found));
    problems = [];
    await verify({ hashes: true });
    expect(new Set(problems)).toEqual(new Set([...found, { kind: 'differs', key: other }]));
  });

  it('goes on from where it was', async () => {
    const all = await verify();
    const [rows, objects] = [places.find((place) => place.startsWith('row:')), places.at(-1)];
    const [first = ''] = await fixture.store.list('', 1);
    expect(await verify({ from: `object:${first}` })).toBe(all - FILES - 1);
    expect(rows && (await verify({ from: rows }))).toBe(all - FILES);
    expect(objects && (await verify({ from: objects }))).toBe(0);
  });

  it('notes what is missing or differs, and takes it back only when the right bytes are there', async () => {
    const [sha256, whole] = [await fixture.keep('to be lost'), await fixture.keep('to stay')];
    const key = (await keys()).find((known) => known.includes(sha256)) ?? '';
    const missing = () => fixture.blobs.missing(fixture.tenant, [sha256, whole]);
    await verify();
    expect(await missing()).toEqual([]);
    await rm(pathOf(key));
    await verify();
    expect(await missing()).toEqual([sha256]);
    await fixture.store.put(await fixture.files.write('TO BE LOST'), key);
    problems = [];
    await verify();
    expect(problems).toContainEqual({ kind: 'differs', key });
    expect(await missing()).toEqual([sha256]);
    await rm(pathOf(key));
    await fixture.store.put(await fixture.files.write('to be lost'), key);
    await verify();
    expect(await missing()).toEqual([]);
  });

  it('leaves a row alone that gets other bytes meanwhile', async () => {
    const sha256 = await fixture.keep('replaced meanwhile');
    await fixture.server.execute('update blobs.blob set missing_since = now() where sha256 = $1', [
      Buffer.from(sha256, 'hex'),
    ]);
    const key = (await keys()).find((known) => known.includes(sha256)) ?? '';
    await rm(pathOf(key));
    await fixture.keep('replaced meanwhile');
    expect(await keys()).not.toContain(key);
    await verify();
    expect(problems.filter((problem) => problem.key.includes(sha256))).toEqual([]);
    expect(await fixture.blobs.missing(fixture.tenant, [sha256])).toEqual([]);
  });
});
