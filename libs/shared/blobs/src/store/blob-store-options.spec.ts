import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '@livery/runtime';
import { readBlobStoreOptions } from './blob-store-options.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'the-secret',
};

describe('the configuration of the store', () => {
  it('is a folder, or a bucket with everything that it needs', () => {
    expect(readBlobStoreOptions({ BLOB_DIR: '/files' })).toEqual({ kind: 'disk', directory: '/files' });
    expect(readBlobStoreOptions(S3)).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      bucket: 'files',
      keys: { accessKeyId: 'key', secretAccessKey: 'the-secret' },
    });
  });

  it('can be a bucket of AWS that the role of the platform may use', () => {
    const role = { S3_BUCKET: 'files', S3_REGION: 'eu-central-1' };
    expect(readBlobStoreOptions(role)).toEqual({ kind: 's3', region: 'eu-central-1', bucket: 'files' });
  });

  it.each([
    ['nothing', {}, 'BLOB_DIR'],
    ['a folder and a bucket', { ...S3, BLOB_DIR: '/files' }, 'choose one'],
    ['an empty folder', { BLOB_DIR: '  ' }, 'BLOB_DIR'],
    ['a key without its secret', { ...S3, S3_SECRET_ACCESS_KEY: undefined }, 'S3_SECRET_ACCESS_KEY'],
    ['an endpoint that is no address', { ...S3, S3_ENDPOINT: 'files' }, 'S3_ENDPOINT'],
  ])('is refused with %s, without its values', (_, environment, named) => {
    const read = (): unknown => readBlobStoreOptions(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(named);
    expect(read).not.toThrow('the-secret');
  });
});
