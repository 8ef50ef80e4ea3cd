import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectKey } from '../object-key.ts';
import { describeBlobStore } from '../testing/blob-store-suite.ts';
import { CredentialsOfPlatform } from '../testing/credentials-of-platform.ts';
import { SpooledFiles, textOf } from '../testing/spooled-files.ts';
import { Swift } from '../testing/swift.ts';
import { S3BlobStore, type S3Options } from './s3-blob-store.ts';

const TENANT = { organizationId: randomUUID(), livemode: true };
const SHORT = { connectMs: 500, silenceMs: 1_000, answerMs: 1_000, uploadMs: 2_000 };
const UNAVAILABLE = { kind: 'unavailable', code: 'unavailable' };

let swift: Swift;
let files: SpooledFiles;

beforeAll(async () => {
  swift = await Swift.start();
  files = await SpooledFiles.open();
  const { endpoint, region, bucket, keys: credentials } = swift.options;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
});

afterAll(async () => {
  await swift[Symbol.asyncDispose]();
  await files[Symbol.asyncDispose]();
});

const openStore = (changes: Partial<S3Options> = {}): S3BlobStore => new S3BlobStore({ ...swift.options, ...changes });

/** Every operation of a store, each of which must be refused. */
const refusals = async (store: S3BlobStore): Promise<unknown[]> => {
  const file = await files.write();
  const key = objectKey(TENANT, file.sha256);
  const operations = [
    () => store.put(file, key),
    () => store.open(key),
    () => store.head(key),
    () => store.delete(key),
  ];
  const errors: unknown[] = [];
  for (const operation of operations) errors.push(await operation().catch((error: unknown) => error));
  await store.close();
  return errors;
};

const ALL_UNAVAILABLE = Array.from({ length: 4 }, () => expect.objectContaining(UNAVAILABLE));

describe('the blob store on S3', () => {
  describeBlobStore(async () => openStore());

  it('is refused with a wrong secret, and says so without the keys', async () => {
    const errors = await refusals(openStore({ keys: { ...swift.options.keys, secretAccessKey: 'another-secret' } }));
    expect(errors).toEqual(ALL_UNAVAILABLE);
    const [cause] = errors.map((error) => (error instanceof Error ? String(error.cause) : ''));
    expect(cause).toBe('Error: S3 answered 403 SignatureDoesNotMatch');
  });

  it('takes its keys from the platform when it has none', async () => {
    await using platform = await CredentialsOfPlatform.serve(swift.options.keys);
    const store = openStore({ keys: undefined });
    const file = await files.write('by a role');
    const key = objectKey(TENANT, file.sha256);
    await store.put(file, key);
    expect(await textOf(store.open(key))).toBe('by a role');
    platform.refuse();
    expect(await refusals(openStore({ keys: undefined }))).toEqual(ALL_UNAVAILABLE);
    await store.close();
  });

  it('stores nothing when the bytes are not those that were signed', async () => {
    const store = openStore();
    const file = await files.write('what arrives');
    const key = objectKey(TENANT, file.sha256);
    await expect(store.put({ ...file, sha256: '0'.repeat(64) }, key)).rejects.toMatchObject(UNAVAILABLE);
    expect(await store.head(key)).toBeNull();
    await store.close();
  });

  it('ends a download in which the service stops sending', async () => {
    const store = openStore({ timeouts: SHORT });
    const file = await files.write(Buffer.alloc(50_000_000));
    const key = objectKey(TENANT, file.sha256);
    await store.put(file, key);
    const stream = await store.open(key);
    swift.stall();
    try {
      await expect(textOf(stream)).rejects.toThrow();
    } finally {
      swift.resume();
      await store.close();
    }
  });

  it('is unavailable when its bucket is missing, so that no deletion is believed', async () => {
    const [put, open, , deletion] = await refusals(openStore({ bucket: 'no-such-bucket' }));
    expect([put, open, deletion]).toEqual(ALL_UNAVAILABLE.slice(1));
  });

  it('is unavailable when the service does not listen or does not respond', async () => {
    expect(await refusals(openStore({ endpoint: 'http://127.0.0.1:1', timeouts: SHORT }))).toEqual(ALL_UNAVAILABLE);
    swift.stall();
    try {
      expect(await refusals(openStore({ timeouts: SHORT }))).toEqual(ALL_UNAVAILABLE);
    } finally {
      swift.resume();
    }
    const store = openStore();
    const file = await files.write('afterwards');
    const key = objectKey(TENANT, file.sha256);
    await store.put(file, key);
    expect(await textOf(store.open(key))).toBe('afterwards');
    await store.close();
  });
});
