import { checkSampleDeck } from './check-sample-deck.ts';
import { composeSampleSet } from './compose-sample-set.ts';
import { deploySampleAssets } from './deploy-sample-assets.ts';
import { type DemoFacts, writeDemo } from './demo-file.ts';
import { demoSummary } from './demo-summary.ts';
import { type DemoSite, openDemo } from './open-demo.ts';
import { keepSampleAssets } from './keep-sample-assets.ts';
import { LiveryClient } from './livery-client.ts';
import { subscribe } from './subscribe.ts';
import { wayIn } from './way-in.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const KEYS_LOST = `  There are organizations in the database, but no demo-keys.json: the keys of the demo were shown once and are not kept.
  To see the demo, start with an empty folder: LIVERY_DATA_DIR=/path/to/folder npm start`;

const WEBHOOK_TIMEOUT_MS = 10_000;

/** Creates the demo in an empty database, or finds that of an earlier start. @returns its summary, and how to see it */
export async function prepareDemo(site: DemoSite, receiver: WebhookReceiver): Promise<string> {
  const facts = await openDemo(site);
  if (facts === null) return KEYS_LOST;
  await tryKeys(facts);
  const client = new LiveryClient(facts.base_url, facts.live_key);
  return `${await fillDemo(site, client, receiver, facts)}\n\n${await wayIn(site, facts)}`;
}

/** Gives the demo something to show. @returns what it shows */
async function fillDemo(
  site: DemoSite,
  client: LiveryClient,
  receiver: WebhookReceiver,
  facts: DemoFacts,
): Promise<string> {
  await site.announce(await subscribed(site, client, receiver, facts));
  const checks = await client.list('/brand_checks?limit=1');
  if (checks.length > 0) return demoSummary(facts, client, null);
  await keepSampleAssets(client);
  await composeSampleSet(client);
  await deploySampleAssets(client);
  await checkSampleDeck(client);
  return demoSummary(facts, client, await receiver.first('brand.check.completed', WEBHOOK_TIMEOUT_MS));
}

/** @throws Error if the service does not accept one of the keys */
async function tryKeys({ base_url, live_key, test_key, publishable_key }: DemoFacts): Promise<void> {
  for (const key of [live_key, test_key, publishable_key]) await new LiveryClient(base_url, key).send('GET', '/ping');
}

/** Subscribes the receiver. If that fails, scripts still get the keys. @returns the data of the demo with its webhook */
async function subscribed(
  { directory, announce }: DemoSite,
  client: LiveryClient,
  receiver: WebhookReceiver,
  facts: DemoFacts,
): Promise<DemoFacts> {
  try {
    const all = { ...facts, ...(await subscribe(client, receiver, facts)) };
    await writeDemo(directory, all);
    return all;
  } catch (error) {
    await announce(facts);
    throw error;
  }
}
