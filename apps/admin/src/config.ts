import { type BlobStoreOptions, readBlobStoreOptions } from '@livery/blobs';
import { postgresUrl, publicUrl, readEnvironment, SecretKeys } from '@livery/runtime';
import { makeValidator } from 'envalid';

const secretKeys = makeValidator((text) => SecretKeys.parse(text));

/** The environment of this process. Each command reads the variables that it needs. */
export function processEnvironment(): NodeJS.ProcessEnv {
  return process.env;
}

/** The URL of the database, without a pooler if there is one. @throws ConfigurationError */
export function databaseUrlOf(environment: NodeJS.ProcessEnv): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readEnvironment(environment, {
    DATABASE_URL: postgresUrl({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: postgresUrl({ default: undefined, desc: 'the same without a pooler in between' }),
  });
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

/** The key material. @throws ConfigurationError */
export function secretKeysOf(environment: NodeJS.ProcessEnv): SecretKeys {
  return readEnvironment(environment, {
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
  }).LIVERY_SECRET_KEYS;
}

/** The address at which browsers reach the service, if it is known. @throws ConfigurationError */
export function publicUrlOf(environment: NodeJS.ProcessEnv): string | undefined {
  const { LIVERY_PUBLIC_URL: url } = readEnvironment(environment, {
    LIVERY_PUBLIC_URL: publicUrl({ default: '', desc: 'https://… at which browsers reach the service' }),
  });
  return url === '' ? undefined : url;
}

/** Reads where the bytes of files are stored. @throws ConfigurationError */
export function blobStoreOptionsOf(environment: NodeJS.ProcessEnv): BlobStoreOptions {
  return readBlobStoreOptions(environment);
}
