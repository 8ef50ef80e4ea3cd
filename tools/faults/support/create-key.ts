import type { Scope } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import { PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { NestFactory } from '@nestjs/core';
import { SECRET_KEYS } from '../../benchmarks/support/webhook-rows.ts';

/** Creates an organization with a key of live mode, as an operator does. @returns the key */
export async function createKey(database: Database, scopes: readonly Scope[]): Promise<string> {
  const [key = ''] = await createKeys(database, scopes, 1);
  return key;
}

/** Creates an organization with keys of live mode. @returns the keys */
export async function createKeys(
  database: Database,
  scopes: readonly Scope[],
  count: number,
): Promise<readonly string[]> {
  const platform = PlatformModule.with({ foundation: FoundationModule.on(database), secretKeys: SECRET_KEYS });
  const context = await NestFactory.createApplicationContext(platform, { logger: false });
  const operator = context.get(PlatformOperator);
  const tenant = { organizationId: await operator.createOrganization('Fault', 'company'), livemode: true };
  const keys: string[] = [];
  while (keys.length < count) keys.push(await operator.issueKey({ tenant, name: 'Fault', prefixType: 'sk', scopes }));
  await context.close();
  return keys;
}
