import { publicId, type Scope, SCOPES } from '@livery/kernel';
import type { PlatformOperator } from '@livery/platform-infrastructure';
import type { DemoFacts } from './demo-file.ts';

/** What the demo's application asks for: to look around, and to have decks checked. */
const APPLICATION_SCOPES: readonly Scope[] = ['platform:read', 'brand:read', 'brand:checks:write', 'cms:read'];

/** Founds the demo organization, its keys and its OAuth application, as an operator would. */
export async function foundDemo(operator: PlatformOperator, baseUrl: string): Promise<DemoFacts> {
  const organizationId = await operator.foundOrganization('Northwind Coffee', 'company');
  const issue = (name: string, livemode: boolean, prefixType: 'sk' | 'pk', scopes: readonly Scope[]): Promise<string> =>
    operator.issueKey({ tenant: { organizationId, livemode }, name, prefixType, scopes });
  const { clientId, clientSecret } = await operator.registerApplication({
    tenant: { organizationId, livemode: true },
    name: 'Demo application',
    requestedScopes: APPLICATION_SCOPES,
  });
  return {
    base_url: baseUrl,
    organization: publicId('org', organizationId),
    live_key: await issue('Demo live key', true, 'sk', SCOPES),
    test_key: await issue('Demo test key', false, 'sk', SCOPES),
    publishable_key: await issue('Demo publishable key', true, 'pk', ['cms:read']),
    client_id: clientId,
    client_secret: clientSecret,
  };
}
