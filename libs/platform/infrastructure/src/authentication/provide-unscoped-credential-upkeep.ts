import type { FactoryProvider } from '@nestjs/common';
import { Database } from '@livery/persistence';
import type { Logger } from 'pino';
import { UnscopedCredentialUpkeep } from './unscoped-credential-upkeep.ts';

/** Provides the upkeep of credentials. A failure is logged; the next use of the credential is written again. */
export function provideUnscopedCredentialUpkeep(logger: Logger): FactoryProvider<UnscopedCredentialUpkeep> {
  return {
    provide: UnscopedCredentialUpkeep,
    inject: [Database],
    useFactory: (database: Database) =>
      new UnscopedCredentialUpkeep(database, (error) =>
        logger.warn({ err: error }, 'the use of credentials was not written'),
      ),
  };
}
