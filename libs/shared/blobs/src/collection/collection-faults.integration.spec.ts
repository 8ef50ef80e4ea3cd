import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { type BlobFile, BlobStore } from '../store/blob-store.ts';
import { storeUnavailable } from '../store/store-unavailable.ts';
import { BlobsFixture, newReference } from '../testing/blobs-fixture.ts';
import { blobsEraser } from './erase-unscoped-blobs.ts';
import { eraseUnscopedBytes } from './erase-unscoped-bytes.ts';

const MINUTE_MS = 60_000;
const EMPTY = { blobs: 0, references: 0, staged: 0, condemned: 0, files: 0 };

/** A store that refuses some operations, like one that is full or away. */
class FailingStore extends BlobStore {
  constructor(
    private readonly store: BlobStore,
    private readonly failing: { put: 'never' | 'before' | 'after'; delete: 'never' | 'before' | 'after' },
  ) {
    super();
  }

  put(file: BlobFile, key: string): Promise<void> {
    return this.perform(this.failing.put, () => this.store.put(file, key));
  }

  open(key: string): Promise<Readable> {
    return this.store.open(key);
  }

  head(key: string): Promise<{ readonly size: number } | null> {
    return this.store.head(key);
  }

  delete(key: string): Promise<void> {
    return this.perform(this.failing.delete, () => this.store.delete(key));
  }

  list(after: string, limit: number): Promise<readonly string[]> {
    return this.store.list(after, limit);
  }

  async close(): Promise<void> {
    // The other store stays open.
  }

  private async perform(failure: 'never' | 'before' | 'after', work: () => Promise<void>): Promise<void> {
    if (failure === 'before') throw storeUnavailable(new Error('away'));
    await work();
    if (failure === 'after') throw storeUnavailable(new Error('the answer was lost'));
  }
}

let fixture: BlobsFixture;

const failing = (failures: Partial<ConstructorParameters<typeof FailingStore>[1]>): FailingStore =>
  new FailingStore(fixture.store, { put: 'never', delete: 'never', ...failures });

beforeAll(async () => {
  fixture = await BlobsFixture.open();
});

afterAll(() => fixture[Symbol.asyncDispose]());

beforeEach(async () => {
  await fixture.server.execute('delete from blobs.blob_reference');
  await fixture.server.execute(`update blobs.blob set released = 'epoch'`);
  fixture.clock.advance(2 * MINUTE_MS);
  await fixture.collection({ unreferencedMs: 0, stagedMs: 0 }).run();
  expect(await fixture.counts()).toEqual(EMPTY);
});

describe.each(['before', 'after'] as const)('a store that fails %s its work', (moment) => {
  it('refuses an upload, of which nothing is left a day later', async () => {
    const { tenant } = fixture;
    const staged = fixture.blobsOn(failing({ put: moment })).stage(tenant, await fixture.files.write(), 'text/plain');
    await expect(staged).rejects.toMatchObject({ code: 'unavailable' });
    expect(await fixture.counts()).toMatchObject({ blobs: 0, staged: 1, files: moment === 'after' ? 1 : 0 });
    fixture.clock.advance(24 * 60 * MINUTE_MS);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('is asked again a minute later to delete, by any worker', async () => {
    const reference = newReference();
    await fixture.keep('to be deleted', reference);
    await fixture.release(reference);
    const failed = fixture.collection({ unreferencedMs: 0 }, failing({ delete: moment })).run();
    await expect(failed).rejects.toMatchObject({ code: 'unavailable' });
    expect(await fixture.counts()).toMatchObject({ blobs: 0, condemned: 1, files: moment === 'after' ? 0 : 1 });
    fixture.clock.advance(MINUTE_MS - 1);
    await fixture.collection().run();
    expect((await fixture.counts())['condemned']).toBe(1);
    fixture.clock.advance(1);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });
});

describe('a process that dies', () => {
  it('before the bytes are stored leaves a row that is collected', async () => {
    const key = `${fixture.tenant.organizationId}/live/aa/${'a'.repeat(64)}-${newId()}`;
    await fixture.database.query(
      'insert into blobs.staged_object (organization_id, livemode, object_key, created) values ($1, $2, $3, $4)',
      [fixture.tenant.organizationId, true, key, fixture.clock.now()],
    );
    await fixture.collection({ stagedMs: 0 }).run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });

  it('between two deletions of bytes leaves rows that another worker takes over', async () => {
    const reference = newReference();
    await fixture.keep('one', reference);
    await fixture.keep('two', { ...reference, role: 'second' });
    await fixture.transaction((transaction) =>
      fixture.blobs.releaseHolders(fixture.tenant, [reference.holder], transaction),
    );
    await expect(fixture.collection({ unreferencedMs: 0 }, failing({ delete: 'before' })).run()).rejects.toThrow();
    expect(await fixture.counts()).toMatchObject({ blobs: 0, condemned: 2, files: 2 });
    fixture.clock.advance(MINUTE_MS);
    await fixture.collection().run();
    expect(await fixture.counts()).toEqual(EMPTY);
  });
});

describe('the erasure of an organization', () => {
  it('condemns its objects in both modes, and deletes their bytes after the commit', async () => {
    const { organizationId } = fixture.tenant;
    const [testMode, other] = [
      { organizationId, livemode: false },
      { organizationId: newId(), livemode: true },
    ];
    for (const tenant of [fixture.tenant, testMode, other]) await fixture.keep('the same', newReference(), tenant);
    await fixture.blobs.stage(testMode, await fixture.files.write('staged'), 'text/plain');

    const erased = await fixture.erasing((transaction) => blobsEraser.eraseOrganization(organizationId, transaction));

    expect(Object.fromEntries(erased)).toMatchObject({ 'blobs.blob': 2, 'stored objects to be deleted': 3 });
    expect(await fixture.counts()).toEqual({ blobs: 1, references: 1, staged: 0, condemned: 3, files: 4 });
    expect(await eraseUnscopedBytes(fixture, organizationId)).toBe(3);
    expect(await fixture.counts()).toEqual({ blobs: 1, references: 1, staged: 0, condemned: 0, files: 1 });
  });
});
