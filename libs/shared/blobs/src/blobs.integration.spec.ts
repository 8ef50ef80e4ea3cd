import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { poll } from '@livery/testing';
import { BytesMissing } from './store/blob-store.ts';
import { BlobsFixture, newReference } from './testing/blobs-fixture.ts';
import { textOf } from './testing/spooled-files.ts';

const HOUR_MS = 3_600_000;
const EMPTY = { blobs: 0, references: 0, staged: 0, condemned: 0, files: 0 };

let fixture: BlobsFixture;

beforeAll(async () => {
  fixture = await BlobsFixture.open();
});

afterAll(() => fixture[Symbol.asyncDispose]());

const openedText = async (sha256: string, tenant = fixture.tenant): Promise<string | null> => {
  const blob = await fixture.blobs.open(tenant, sha256);
  return blob === null ? null : textOf(blob.open());
};

/** Empties the tables and the store. */
beforeEach(async () => {
  await fixture.server.execute('delete from blobs.blob_reference');
  await fixture.server.execute(`update blobs.blob set released = 'epoch'`);
  await fixture.collection({ unreferencedMs: 0, stagedMs: 0 }).run();
  expect(await fixture.counts()).toEqual(EMPTY);
});

describe('a blob', () => {
  it('can be opened by its tenant once it is kept, and by no other tenant', async () => {
    const sha256 = await fixture.keep('content');
    const blob = await fixture.blobs.open(fixture.tenant, sha256);
    expect(blob).toMatchObject({ size: 7, mediaType: 'text/plain' });
    expect(await openedText(sha256)).toBe('content');
    const { organizationId } = fixture.tenant;
    expect(await openedText(sha256, { organizationId, livemode: false })).toBeNull();
    expect(await openedText(sha256, { organizationId: newId(), livemode: true })).toBeNull();
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 1, files: 1 });
  });

  it('is there once when its content arrives twice; the second object is deleted', async () => {
    const sha256 = await fixture.keep('twice');
    await fixture.keep('twice');
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 2, condemned: 1, files: 2 });
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 2, files: 1 });
    expect(await openedText(sha256)).toBe('twice');
  });

  it('whose object is lost gets that of the next upload of its content, and only then', async () => {
    const sha256 = await fixture.keep('lost');
    await fixture.lose(sha256);
    const [first, second] = [await fixture.stage('lost'), await fixture.stage('lost')];
    await expect(openedText(sha256)).rejects.toBeInstanceOf(BytesMissing);
    for (const staged of [first, second]) {
      await fixture.transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction));
      expect(await openedText(sha256)).toBe('lost');
    }
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 3, files: 1 });
    expect(await openedText(sha256)).toBe('lost');
  });

  it('whose object is lost may be collected while its content is uploaded again', async () => {
    const reference = newReference();
    const sha256 = await fixture.keep('lost and released', reference);
    await fixture.lose(sha256);
    const staged = await fixture.stage('lost and released');
    await fixture.release(reference);
    await fixture.collection({ unreferencedMs: 0, bytesMs: HOUR_MS }).run();
    await fixture.transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction));
    fixture.clock.advance(HOUR_MS);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 1, files: 1 });
    expect(await openedText(sha256)).toBe('lost and released');
  });

  it('gets further references only from the tenant that has it', async () => {
    const sha256 = await fixture.keep('referred');
    const { blobs, tenant } = fixture;
    const refer = (whose = tenant) =>
      fixture.transaction((transaction) => blobs.refer(whose, sha256, newReference(), transaction));
    expect(await refer()).toBe(true);
    expect(await refer({ ...tenant, livemode: false })).toBe(false);
    expect((await fixture.counts())['references']).toBe(2);
  });

  it('gets references of one record together with others, as often as it is asked for', async () => {
    const hashes = await Promise.all(['one', 'two', 'three'].map((text) => fixture.keep(text)));
    const { blobs, tenant } = fixture;
    const reference = newReference();
    const refer = (wanted: readonly string[], whose = tenant) =>
      fixture.transaction((transaction) => blobs.referToAll(whose, wanted, reference, transaction));
    await refer([...hashes, 'f'.repeat(64)]);
    await refer(hashes.toReversed());
    await refer(hashes, { ...tenant, livemode: false });
    await refer([]);
    expect((await fixture.counts())['references']).toBe(6);
    await fixture.transaction((transaction) => blobs.releaseHolders(tenant, [reference.holder], transaction));
    expect((await fixture.counts())['references']).toBe(3);
  });

  it('is missing until it is kept', async () => {
    const [here, gone] = [await fixture.keep('here'), 'f'.repeat(64)];
    expect(await fixture.blobs.missing(fixture.tenant, [gone, here])).toEqual([gone]);
    expect(await fixture.blobs.missing({ ...fixture.tenant, livemode: false }, [here])).toEqual([here]);
    expect(await fixture.blobs.missing(fixture.tenant, [])).toEqual([]);
  });
});

describe('a blob whose bytes were found missing', () => {
  const noteMissing = () => fixture.server.execute('update blobs.blob set missing_since = now()');

  it('is missing, also within a transaction', async () => {
    const sha256 = await fixture.keep('lost');
    const { blobs, tenant } = fixture;
    const missing = () => fixture.transaction((transaction) => blobs.missing(tenant, [sha256], transaction));
    expect(await missing()).toEqual([]);
    await noteMissing();
    expect(await missing()).toEqual([sha256]);
    expect(await blobs.missing(tenant, [sha256])).toEqual([sha256]);
  });

  it('gets the bytes of the next upload of its content, and the collection deletes what is left of the former', async () => {
    const sha256 = await fixture.keep('lost');
    const [former = ''] = await fixture.store.list('', 1);
    await noteMissing();
    await Promise.all([fixture.keep('lost'), fixture.keep('lost')]);
    expect(await fixture.blobs.missing(fixture.tenant, [sha256])).toEqual([]);
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 3, condemned: 2, files: 3 });
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 3, files: 1 });
    expect(await fixture.store.head(former)).toBeNull();
    expect(await openedText(sha256)).toBe('lost');
  });
});

describe('the collection', () => {
  it('deletes a blob an hour after its last reference, and not before', async () => {
    const [one, other] = [newReference(), newReference()];
    const sha256 = await fixture.keep('to be released', one);
    await fixture.keep('to be released', other);
    await fixture.release(one);
    fixture.clock.advance(HOUR_MS);
    await fixture.collection().run();
    expect(await openedText(sha256)).toBe('to be released');

    await fixture.release(other);
    fixture.clock.advance(HOUR_MS - 1);
    await fixture.collection().run();
    expect(await openedText(sha256)).toBe('to be released');
    fixture.clock.advance(1);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual(EMPTY);
    expect(await fixture.blobs.missing(fixture.tenant, [sha256])).toEqual([sha256]);
  });

  it('leaves the bytes of what nothing needs for as long as the operator wants, and deletes them then', async () => {
    const reference = newReference();
    await fixture.keep('in a backup', reference);
    await fixture.release(reference);
    const collection = fixture.collection({ unreferencedMs: 0, bytesMs: 7 * 24 * HOUR_MS });
    await collection.run();
    fixture.clock.advance(7 * 24 * HOUR_MS - 1);
    await collection.run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, condemned: 1, files: 1 });
    fixture.clock.advance(1);
    await collection.run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('releases all roles of the records that are deleted, and one role of a record that changes', async () => {
    const [first, second] = [newReference(), newReference()];
    await fixture.keep('first', first);
    await fixture.keep('text of the first', { ...first, role: 'text' });
    await fixture.keep('second', second);
    await fixture.release({ ...first, role: 'text' });
    await fixture.collection({ unreferencedMs: 0 }).run();
    expect(await fixture.counts()).toMatchObject({ blobs: 2, references: 2, files: 2 });
    await fixture.transaction((transaction) =>
      fixture.blobs.releaseHolders(fixture.tenant, [first.holder, second.holder], transaction),
    );
    await fixture.collection({ unreferencedMs: 0 }).run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('deletes an hour later what was staged and never kept, and refuses to keep it afterwards', async () => {
    const staged = await fixture.blobs.stage(fixture.tenant, await fixture.files.write('forgotten'), 'text/plain');
    fixture.clock.advance(HOUR_MS - 1);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual({ ...EMPTY, staged: 1, files: 1 });
    fixture.clock.advance(1);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual(EMPTY);
    const late = fixture.transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction));
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('leaves an upload alone that takes hours, and what came of it for a further hour', async () => {
    const upload = fixture.slowUpload('slow');
    for (let hours = 0; hours < 3; hours += 1) {
      fixture.clock.advance(HOUR_MS - 1);
      await poll(
        'the renewal of the upload',
        async () => (await fixture.youngestStaged()) === fixture.clock.now().getTime(),
      );
      await fixture.collection().run();
    }
    upload.finish();
    const staged = await upload.staged;
    fixture.clock.advance(HOUR_MS - 1);
    await fixture.collection().run();
    await fixture.transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction));
    expect(await openedText(staged.sha256)).toBe('slow');
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 1, files: 1 });
  });

  it('has an upload refused whose process stood still for an hour, and no bytes of it stay', async () => {
    const upload = fixture.slowUpload('stalled', HOUR_MS);
    await poll('the row of the upload', async () => (await fixture.counts())['staged'] === 1);
    fixture.clock.advance(HOUR_MS);
    await fixture.collection().run();
    upload.finish();
    await expect(upload.staged).rejects.toMatchObject({ code: 'unavailable' });
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('leaves a staged object alone when its transaction is rolled back', async () => {
    const staged = await fixture.blobs.stage(fixture.tenant, await fixture.files.write('again'), 'text/plain');
    const failed = fixture.transaction(async (transaction) => {
      await fixture.blobs.keep(staged, newReference(), transaction);
      throw new Error('afterwards');
    });
    await expect(failed).rejects.toThrow('afterwards');
    expect(await fixture.counts()).toEqual({ ...EMPTY, staged: 1, files: 1 });
    await fixture.transaction((transaction) => fixture.blobs.keep(staged, newReference(), transaction));
    expect(await fixture.counts()).toEqual({ ...EMPTY, blobs: 1, references: 1, files: 1 });
  });
});
