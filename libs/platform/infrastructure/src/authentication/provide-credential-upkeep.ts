import type { FactoryProvider } from '@nestjs/common';
import { Database } from '@livery/persistence';
import type { Logger } from 'pino';
import { CredentialUpkeep } from './credential-upkeep.ts';

/** What fails is logged; the next use makes up for it. */
export function provideCredentialUpkeep(logger: Logger): FactoryProvider<CredentialUpkeep> {
  return {
    provide: CredentialUpkeep,
    inject: [Database],
    useFactory: (database: Database) =>
      new CredentialUpkeep(database, (error) => logger.warn({ err: error }, 'the use of credentials was not written')),
  };
}
