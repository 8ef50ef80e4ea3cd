import { publicId, type Scope, SCOPES } from '@livery/kernel';
import type { PlatformOperator } from '@livery/platform-infrastructure';
import type { EarlierDemoFacts } from './demo-file.ts';

/** Founds the demo organization and its keys, as an operator would. */
export async function foundDemo(operator: PlatformOperator, baseUrl: string): Promise<EarlierDemoFacts> {
  const organizationId = await operator.foundOrganization('Northwind Coffee', 'company');
  const issue = (name: string, livemode: boolean, prefixType: 'sk' | 'pk', scopes: readonly Scope[]): Promise<string> =>
    operator.issueKey({ tenant: { organizationId, livemode }, name, prefixType, scopes });
  return {
    base_url: baseUrl,
    organization: publicId('org', organizationId),
    live_key: await issue('Demo live key', true, 'sk', SCOPES),
    test_key: await issue('Demo test key', false, 'sk', SCOPES),
    publishable_key: await issue('Demo publishable key', true, 'pk', ['cms:read']),
  };
}
