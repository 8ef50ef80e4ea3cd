import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { BlobsFixture, newReference } from '../testing/blobs-fixture.ts';
import { BlobCollectionWork } from './blob-collection-work.ts';

let fixture: BlobsFixture;

beforeAll(async () => {
  fixture = await BlobsFixture.open();
});

afterAll(() => fixture[Symbol.asyncDispose]());

const deletable = async (content: string): Promise<void> => {
  const reference = newReference();
  await fixture.keep(content, reference);
  await fixture.release(reference);
};
const files = async (): Promise<number | undefined> => (await fixture.counts())['files'];

describe('the background work', () => {
  it('collects each time that it is woken, also twice at once, and no more after it was stopped', async () => {
    const problems: unknown[] = [];
    const work = new BlobCollectionWork(fixture.collection({ unreferencedMs: 0 }), (error) => problems.push(error));
    await deletable('first');
    work.wake();
    work.wake();
    await poll('the first to be collected', async () => (await files()) === 0);
    await deletable('second');
    await poll('the second to be collected', async () => {
      work.wake();
      return (await files()) === 0;
    });
    await work.stop(10_000);
    await deletable('third');
    work.wake();
    await work.stop(0);
    expect(await files()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('collects in batches until nothing is left', async () => {
    const { tenant } = fixture;
    const holder = newReference();
    for (let count = 0; count < 3; count += 1) await fixture.keep(`many ${count}`, { ...holder, role: `r${count}` });
    // More rows than a batch, whose objects do not exist: deleting them again does nothing.
    await fixture.server.execute(
      `insert into blobs.blob (organization_id, livemode, sha256, object_key, size, media_type, created, released)
       select $1, true, sha256(n::text::bytea), 'a/' || n, 1, 'text/plain', 'epoch', 'epoch' from generate_series(1, 950) n`,
      [tenant.organizationId],
    );
    await fixture.transaction((transaction) => fixture.blobs.releaseHolders(tenant, [holder.holder], transaction));
    await fixture.collection({ unreferencedMs: 0 }).run();
    expect(await fixture.counts()).toEqual({ blobs: 0, references: 0, staged: 0, condemned: 0, files: 0 });
  });
});
