import { NestFactory } from '@nestjs/core';
import { SCOPES } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { type OperatorClient, PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { SecretKeys } from '@livery/runtime';
import { SECRET_KEYS } from './worker-fixture.ts';

/** The first credentials of a new organization, with every scope. `key` and `client` are of live mode, `testKey` of test mode. */
export interface FirstCredentials {
  readonly key: string;
  readonly testKey: string;
  readonly client: OperatorClient;
}

/** Creates an organization with its first credentials, as an operator does with the command line. */
export async function createOrganization(database: Database): Promise<FirstCredentials> {
  const foundation = FoundationModule.on(database);
  const context = await NestFactory.createApplicationContext(
    PlatformModule.with({ foundation, secretKeys: SecretKeys.parse(SECRET_KEYS) }),
    { logger: false },
  );
  const operator = context.get(PlatformOperator);
  const tenant = { organizationId: await operator.createOrganization('Acme', 'company'), livemode: true };
  const first = { tenant, name: 'First', prefixType: 'sk', scopes: SCOPES } as const;
  const key = await operator.issueKey(first);
  const testKey = await operator.issueKey({ ...first, tenant: { ...tenant, livemode: false } });
  const client = await operator.registerApplication({ tenant, name: 'First', requestedScopes: SCOPES });
  await context.close();
  return { key, testKey, client };
}
