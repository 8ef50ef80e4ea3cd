import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { type BlobReference } from '../blobs.ts';
import { BlobsFixture, newReference } from '../testing/blobs-fixture.ts';
import { textOf } from '../testing/spooled-files.ts';

const ROUNDS = 40;
const CALLERS = 10;
const CONTENTS = 2;

let fixture: BlobsFixture;

beforeAll(async () => {
  fixture = await BlobsFixture.open();
});

afterAll(() => fixture[Symbol.asyncDispose]());

/** Stores a content and releases it again, some times. Leaves one reference. */
async function uploadRepeatedly(
  content: string,
  releases: number,
): Promise<{ sha256: string; reference: BlobReference }> {
  for (let time = 0; ; time += 1) {
    const reference = newReference();
    const sha256 = await fixture.keep(content, reference);
    if (time === releases) return { sha256, reference };
    await fixture.release(reference);
  }
}

/** Two workers collect without any grace until the work is done. */
async function whileCollecting<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const collect = async (): Promise<void> => {
    const collection = fixture.collection({ unreferencedMs: 0 });
    while (!isDone) await collection.run();
  };
  const workers = [collect(), collect()];
  try {
    return await work;
  } finally {
    isDone = true;
    await Promise.all(workers);
  }
}

it('one file that ten callers upload and release while it is collected at once is never lost', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const contents = Array.from({ length: CONTENTS }, (_, index) => `content ${round} ${index}`);
    const uploads = Array.from({ length: CALLERS }, (_, index) =>
      uploadRepeatedly(contents[index % CONTENTS] ?? '', index % 3),
    );
    const kept = await whileCollecting(Promise.all(uploads));
    await fixture.collection({ unreferencedMs: 0 }).run();
    const counts = await fixture.counts();
    expect(counts).toEqual({ blobs: CONTENTS, references: CALLERS, staged: 0, condemned: 0, files: CONTENTS });
    for (const { sha256 } of kept) {
      const blob = await fixture.blobs.open(fixture.tenant, sha256);
      expect(contents).toContain(blob && (await textOf(blob.open())));
    }
    for (const { reference } of kept) await fixture.release(reference);
  }
  await fixture.collection({ unreferencedMs: 0 }).run();
  expect(await fixture.counts()).toEqual({ blobs: 0, references: 0, staged: 0, condemned: 0, files: 0 });
});

it('a reference to a blob that is being collected is either refused, or keeps the bytes', async () => {
  const outcomes = new Set<boolean>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const reference = newReference();
    const sha256 = await fixture.keep(`contested ${round}`, reference);
    await fixture.release(reference);
    const further = newReference();
    const collected = fixture.collection({ unreferencedMs: 0 }).run();
    const referred = await fixture.transaction((transaction) =>
      fixture.blobs.refer(fixture.tenant, sha256, further, transaction),
    );
    await collected;
    await fixture.collection({ unreferencedMs: 0 }).run();
    const blob = await fixture.blobs.open(fixture.tenant, sha256);
    expect(blob !== null).toBe(referred);
    if (blob !== null) expect(await textOf(blob.open())).toBe(`contested ${round}`);
    outcomes.add(referred);
    await fixture.release(further);
  }
  await fixture.collection({ unreferencedMs: 0 }).run();
  expect(outcomes.size).toBeGreaterThan(0);
  expect(await fixture.counts()).toMatchObject({ blobs: 0, references: 0, files: 0 });
});

it('a file whose staging is collected before it is kept can be sent again', async () => {
  const staged = await fixture.blobs.stage(fixture.tenant, await fixture.files.write('late'), 'text/plain');
  await fixture.collection({ stagedMs: 0 }).run();
  const refusal: unknown = await fixture
    .transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction))
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  const sha256 = await fixture.keep('late');
  expect(await fixture.blobs.missing(fixture.tenant, [sha256])).toEqual([]);
});
