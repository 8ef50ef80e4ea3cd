import { NestFactory } from '@nestjs/core';
import { FoundationModule, messagingPersistence } from '@livery/messaging';
import { type ConnectOptions, Database } from '@livery/persistence';
import { PlatformModule, PlatformOperator, platformPersistence } from '@livery/platform-infrastructure';
import { secretKeysOf } from './config.ts';
import { withDatabase } from './with-database.ts';

/** Acts as the operator of the configured service. @throws ConfigurationError */
export async function withOperator<T>(
  environment: NodeJS.ProcessEnv,
  work: (operator: PlatformOperator) => Promise<T>,
): Promise<T> {
  const secretKeys = secretKeysOf(environment);
  return withDatabase(environment, connectPlatform, async (database) => {
    const platform = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys });
    const context = await NestFactory.createApplicationContext(platform, { logger: false, abortOnError: false });
    try {
      return await work(context.get(PlatformOperator));
    } finally {
      await context.close();
    }
  });
}

/** With the tables of the platform and the event log alone: those of all contexts take twice as long to load. */
function connectPlatform(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: [messagingPersistence, platformPersistence] });
}
