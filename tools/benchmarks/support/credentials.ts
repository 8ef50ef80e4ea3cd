import { NestFactory } from '@nestjs/core';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { HttpModule } from '@livery/http';
import { FoundationModule } from '@livery/messaging';
import { NotificationListener } from '@livery/persistence';
import { Authenticate } from '@livery/platform-application';
import { BearerAuthenticationGuard, PlatformHttpModule, PlatformOperator } from '@livery/platform-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';

const APPLICATION_NAME = 'benchmark';

export interface BenchmarkCredentials extends AsyncDisposable {
  /** Authenticates as the API does, with its cache. */
  readonly authenticate: Authenticate;
  /** `sk_live_…` */
  readonly keys: readonly string[];
}

/** Keys of one organization in a new database, and the use case that authenticates them. */
export async function openCredentials(url: string, count: number): Promise<BenchmarkCredentials> {
  const database = await connectDatabase({ url, applicationName: APPLICATION_NAME, poolSize: 10, guardTenants: false });
  await migrateDatabase(database);
  const announcements = new NotificationListener(url, APPLICATION_NAME);
  await announcements.connect();
  const foundation = FoundationModule.on(database);
  const logger = createLogger({ name: APPLICATION_NAME, level: 'warn' });
  const platform = PlatformHttpModule.with({
    foundation,
    secretKeys: SecretKeys.parse(`1:${Buffer.alloc(32, APPLICATION_NAME).toString('base64')}`),
    announcements,
    limits: HttpModule.with({ foundation, authentication: BearerAuthenticationGuard, logger }),
    logger,
  });
  const context = await NestFactory.createApplicationContext(platform, { logger: false });
  const operator = context.get(PlatformOperator, { strict: false });
  const tenant = { organizationId: await operator.createOrganization('Benchmark', 'company'), livemode: true };
  const key = { tenant, name: 'Benchmark', prefixType: 'sk', scopes: ['brand:read'] } as const;
  const keys: string[] = [];
  while (keys.length < count) keys.push(await operator.issueKey(key));
  return {
    authenticate: context.get(Authenticate, { strict: false }),
    keys,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await announcements.close();
      await database.close();
    },
  };
}
