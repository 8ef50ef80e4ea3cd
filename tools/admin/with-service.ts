import { NestFactory } from '@nestjs/core';
import { connectDatabase } from '@livery/composition';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { postgresUrl, readEnvironment, SecretKeys } from '@livery/runtime';
import { makeValidator } from 'envalid';

const secretKeys = makeValidator((text) => SecretKeys.parse(text));
const URL_OF = 'postgres://user:password@host:port/database';

/** Works on the database that is configured, past a pooler where there is one, and closes it. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readEnvironment(process.env, {
    DATABASE_URL: postgresUrl({ desc: URL_OF }),
    DATABASE_DIRECT_URL: postgresUrl({ default: undefined, desc: 'the same without a pooler in between' }),
  });
  const database = await connectDatabase({
    url: DATABASE_DIRECT_URL ?? DATABASE_URL,
    applicationName: 'livery-admin',
    poolSize: 2,
    guardTenants: false,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The key material that is configured. */
export function configuredSecretKeys(): SecretKeys {
  return readEnvironment(process.env, {
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
  }).LIVERY_SECRET_KEYS;
}

/** Works as the operator of the service that is configured. */
export async function withOperator<T>(work: (operator: PlatformOperator) => Promise<T>): Promise<T> {
  const keys = configuredSecretKeys();
  return withDatabase(async (database) => {
    const platform = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys: keys });
    const context = await NestFactory.createApplicationContext(platform, { logger: false, abortOnError: false });
    try {
      return await work(context.get(PlatformOperator));
    } finally {
      await context.close();
    }
  });
}
