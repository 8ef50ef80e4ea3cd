import { checkSampleDeck } from './check-sample-deck.ts';
import { composeSampleSet } from './compose-sample-set.ts';
import { deploySampleAssets } from './deploy-sample-assets.ts';
import { writeDemoFile } from './demo-file.ts';
import { demoSummary } from './demo-summary.ts';
import { type DemoSite, openDemo } from './open-demo.ts';
import { keepSampleAssets } from './keep-sample-assets.ts';
import { LiveryClient } from './livery-client.ts';
import { subscribe } from './subscribe.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const KEYS_LOST = `  There are organizations in the database, but no demo.json: the keys of the demo were shown once and are not kept.
  To see the demo, start with an empty folder: LIVERY_DATA_DIR=/path/to/folder npm start`;

const WEBHOOK_TIMEOUT_MS = 10_000;

/** Creates the demo in an empty database, or finds that of an earlier start. @returns its summary */
export async function prepareDemo(site: DemoSite, receiver: WebhookReceiver): Promise<string> {
  const facts = await openDemo(site);
  if (facts === null) return KEYS_LOST;
  const client = new LiveryClient(facts.base_url, facts.live_key);
  await writeDemoFile(site.directory, { ...facts, ...(await subscribe(client, receiver, facts)) });
  const checks = await client.list('/brand_checks?limit=1');
  if (checks.length > 0) return demoSummary(facts, client, null);
  await keepSampleAssets(client);
  await composeSampleSet(client);
  await deploySampleAssets(client);
  await checkSampleDeck(client);
  return demoSummary(facts, client, await receiver.first('brand.check.completed', WEBHOOK_TIMEOUT_MS));
}
