import { parsePublicId, type Scope } from '@livery/kernel';
import type { PlatformOperator } from '@livery/platform-infrastructure';
import type { DemoFacts, EarlierDemoFacts } from './demo-file.ts';

/** What the demo's application asks for: to look around, and to have decks checked. */
const SCOPES: readonly Scope[] = ['platform:read', 'brand:read', 'brand:checks:write', 'cms:read'];

/** The OAuth application of the demo: that of an earlier start, or a new one. */
export async function demoClient(
  operator: PlatformOperator,
  { organization, client_id, client_secret }: EarlierDemoFacts,
): Promise<Pick<DemoFacts, 'client_id' | 'client_secret'>> {
  if (client_id !== undefined && client_secret !== undefined) return { client_id, client_secret };
  const organizationId = parsePublicId('org', organization);
  if (organizationId === undefined) throw new Error(`demo.json names no organization: ${organization}`);
  const tenant = { organizationId, livemode: true };
  const client = await operator.registerApplication({ tenant, name: 'Demo application', requestedScopes: SCOPES });
  return { client_id: client.clientId, client_secret: client.clientSecret };
}
