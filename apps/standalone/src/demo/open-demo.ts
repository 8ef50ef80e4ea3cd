import { newId, parsePublicId, publicId, type Scope, SCOPES } from '@livery/kernel';
import type { PlatformOperator } from '@livery/platform-infrastructure';
import { type DemoFacts, isComplete, readDemo, writeDemo } from './demo-file.ts';

/** The scopes of the demo's OAuth application: reading, and checking decks. */
const APPLICATION_SCOPES: readonly Scope[] = ['platform:read', 'brand:read', 'brand:checks:write', 'cms:read'];

/** Where the demo of a service is kept, and who creates it. */
export interface DemoPlace {
  readonly operator: Pick<
    PlatformOperator,
    'isFresh' | 'hasOrganization' | 'createOrganization' | 'issueKey' | 'registerApplication'
  >;
  readonly baseUrl: string;
  readonly directory: string;
}

export interface DemoSite extends DemoPlace {
  readonly operator: DemoPlace['operator'] & Pick<PlatformOperator, 'addOwner' | 'createSignInLink'>;
  /** Whether only programs on this machine reach the service. */
  readonly isLocal: boolean;
  /** Tells scripts of the demo, until the service stops. */
  readonly announce: (facts: DemoFacts) => Promise<void>;
}

/** Finds the demo of an earlier start, or creates one in an empty database, and stores it. Null in other cases. */
export async function openDemo(site: DemoPlace): Promise<DemoFacts | null> {
  const known = await readDemo(site.directory);
  const facts = isComplete(known) ? { ...known, base_url: site.baseUrl } : await createDemo(site, known.organization);
  if (facts !== null) await writeDemo(site.directory, facts);
  return facts;
}

/**
 * Creates the demo. If the process is killed meanwhile, the next start completes it: the id of the organization is stored before the
 * organization is created.
 */
async function createDemo({ operator, baseUrl, directory }: DemoPlace, begun = ''): Promise<DemoFacts | null> {
  let organizationId = parsePublicId('org', begun);
  if (organizationId === undefined || !(await operator.hasOrganization(organizationId))) {
    if (!(await operator.isFresh())) return null;
    organizationId = newId();
    await writeDemo(directory, { organization: publicId('org', organizationId) });
    await operator.createOrganization('Northwind Coffee', 'company', organizationId);
  }
  return {
    base_url: baseUrl,
    organization: publicId('org', organizationId),
    ...(await issueKeys(operator, organizationId)),
    ...(await registerClient(operator, organizationId)),
  };
}

async function issueKeys(operator: DemoPlace['operator'], organizationId: string) {
  const issue = (name: string, livemode: boolean, prefixType: 'sk' | 'pk', scopes: readonly Scope[]): Promise<string> =>
    operator.issueKey({ tenant: { organizationId, livemode }, name, prefixType, scopes });
  return {
    live_key: await issue('Demo live key', true, 'sk', SCOPES),
    test_key: await issue('Demo test key', false, 'sk', SCOPES),
    publishable_key: await issue('Demo publishable key', true, 'pk', ['cms:read']),
  };
}

async function registerClient(operator: DemoPlace['operator'], organizationId: string) {
  const { clientId, clientSecret } = await operator.registerApplication({
    tenant: { organizationId, livemode: true },
    name: 'Demo application',
    requestedScopes: APPLICATION_SCOPES,
  });
  return { client_id: clientId, client_secret: clientSecret };
}
