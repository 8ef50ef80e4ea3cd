import { ConfigurationError, nonEmptyText, readEnvironment } from '@livery/runtime';
import { str, url } from 'envalid';
import type { S3Options } from './s3-blob-store.ts';

/** Where the bytes are kept. */
export type BlobStoreOptions =
  { readonly kind: 'disk'; readonly directory: string } | ({ readonly kind: 's3' } & S3Options);

/** The variables of every process that reads or writes bytes. Either `BLOB_DIR` or `S3_BUCKET` is set. */
export const BLOB_VARIABLES = {
  BLOB_DIR: nonEmptyText({ default: undefined, desc: 'folder of the stored files; or set S3_BUCKET' }),
  S3_ENDPOINT: url({ default: undefined, desc: 'address of a compatible service, https://…; without it AWS' }),
  S3_REGION: str({ default: 'us-east-1', desc: 'region, as in signatures' }),
  S3_BUCKET: nonEmptyText({ default: undefined, desc: 'bucket of the stored files; or set BLOB_DIR' }),
  S3_ACCESS_KEY_ID: nonEmptyText({
    default: undefined,
    desc: 'access key of the bucket; without it the role of the platform',
  }),
  S3_SECRET_ACCESS_KEY: nonEmptyText({ default: undefined, desc: 'secret of the access key' }),
};

/** Only an app's `config.ts` calls it. @throws ConfigurationError */
export function readBlobStoreOptions(environment: NodeJS.ProcessEnv): BlobStoreOptions {
  const variables = readEnvironment(environment, BLOB_VARIABLES);
  const { BLOB_DIR: directory, S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (directory !== undefined) {
    if (bucket !== undefined) throw new ConfigurationError(['BLOB_DIR and S3_BUCKET are both set: choose one of them']);
    return { kind: 'disk', directory };
  }
  if (bucket === undefined) {
    throw new ConfigurationError(['BLOB_DIR is missing: folder of the stored files; or set S3_BUCKET']);
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigurationError(['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together, or neither of them']);
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) return { kind: 's3', endpoint, region, bucket };
  return { kind: 's3', endpoint, region, bucket, keys: { accessKeyId, secretAccessKey } };
}
