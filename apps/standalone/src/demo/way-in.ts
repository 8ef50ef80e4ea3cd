import { DomainError, parsePublicId } from '@livery/kernel';
import type { DemoFacts } from './demo-file.ts';
import type { DemoSite } from './open-demo.ts';

/** The person of the demo. */
const OWNER = { email: 'demo@northwind.example', name: 'Demo owner' } as const;

/** Says how to see the demo in the dashboard: by a link that signs its owner in. Only a service that no other machine reaches makes one. */
export async function wayIn(site: DemoSite, { organization }: DemoFacts): Promise<string> {
  const dashboard = `${site.baseUrl}/dashboard`;
  if (!site.isLocal) {
    return `  The dashboard is at ${dashboard}. A link that signs in to the demo is printed if HOST is 127.0.0.1, as it is by default.`;
  }
  const secret = await makeLink(site.operator, parsePublicId('org', organization) ?? '');
  return `  Start here: this link opens the demo in the dashboard, signed in. It works once, within 15 minutes, on this machine.

  ${dashboard}/sign-in#first-run=${secret}`;
}

/** Makes a link for the owner of the demo, who is added before the first one. @returns `sil_…` */
async function makeLink(operator: DemoSite['operator'], organizationId: string): Promise<string> {
  const make = () =>
    operator.createSignInLink({ organizationId, email: OWNER.email, opensOthers: true, isLocal: true });
  return make().catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'resource_missing') throw error;
    await operator.addOwner(organizationId, OWNER.email, OWNER.name);
    return make();
  });
}
