import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FoundationModule } from '@livery/messaging';
import type { ConnectOptions, Database } from '@livery/persistence';
import { PlatformModule } from '@livery/platform-infrastructure';
import { secretKeysOf } from './config.ts';
import { withDatabase } from './with-database.ts';

/** Runs work with the platform's use cases for operators, on the configured database. @throws ConfigurationError */
export async function withPlatform<T>(
  environment: NodeJS.ProcessEnv,
  connect: (options: ConnectOptions) => Promise<Database>,
  work: (platform: INestApplicationContext, database: Database) => Promise<T>,
): Promise<T> {
  const secretKeys = secretKeysOf(environment);
  return withDatabase(environment, connect, async (database) => {
    const module = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys });
    const platform = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
    try {
      return await work(platform, database);
    } finally {
      await platform.close();
    }
  });
}
