import type { BrandCheckResource } from '@livery/brand-governance-contracts';
import type { DemoFacts } from './demo-file.ts';
import { librarySummary } from './library-summary.ts';
import type { LiveryClient } from './livery-client.ts';
import { table } from './table.ts';
import type { ReceivedWebhook } from './webhook-receiver.ts';

/** How long the first start waits for the text of the deck. */
const TEXT_TIMEOUT_MS = 10_000;

interface EventSummary {
  readonly id: string;
  readonly type: string;
}

/** A summary of the demo for people, from the public API. */
export async function demoSummary(
  facts: DemoFacts,
  client: LiveryClient,
  webhook: ReceivedWebhook | null,
): Promise<string> {
  const checks = await client.list<BrandCheckResource>('/brand_checks?limit=1');
  const events = await client.list<EventSummary>('/events?type=brand.check.completed&limit=1');
  return [
    access(facts),
    ...checks.map(findings),
    ...events.map((event) => `  Event recorded: ${event.type} (${event.id})`),
    ...(webhook ? [arrival(webhook)] : []),
    ...(await librarySummary(client, webhook === null ? 0 : TEXT_TIMEOUT_MS)),
    `  Try it:\n${[reading(facts, '/events'), reading(facts, '/library_assets?q=harb')].join('\n')}`,
    tokenCall(facts),
  ].join('\n\n');
}

function access(facts: DemoFacts): string {
  return table([
    ['Base address', `${facts.base_url}/api/v1`],
    ['Organization', `Northwind Coffee (${facts.organization})`],
    ['Live key', facts.live_key],
    ['Test key', facts.test_key],
    ['Publishable key', facts.publishable_key],
  ]);
}

function reading({ base_url, live_key }: DemoFacts, path: string): string {
  return `  curl -s '${base_url}/api/v1${path}' -H 'Authorization: Bearer ${live_key}'`;
}

function arrival({ type, eventId, verified }: ReceivedWebhook): string {
  const signature = verified ? 'its signature is right' : 'but its signature is WRONG';
  return `  Webhook arrived: ${type} (${eventId}), ${signature}`;
}

function tokenCall({ base_url, client_id, client_secret }: DemoFacts): string {
  const call = `curl -s ${base_url}/api/v1/oauth/token -u ${client_id}:${client_secret}`;
  return `  Get an access token:\n  ${call} -d grant_type=client_credentials`;
}

function findings({ id, filename, findings }: BrandCheckResource): string {
  const rows = findings.map(({ severity, type, locations, detail }) => [severity, type, locations[0] ?? '', detail]);
  const title = `  ${filename ?? 'The deck'} leaves the brand in ${findings.length} places (${id}):`;
  return `${title}\n\n${table([['SEVERITY', 'TYPE', 'WHERE', 'WHAT'], ...rows])}`;
}
