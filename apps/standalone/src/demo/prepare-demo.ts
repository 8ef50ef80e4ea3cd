import type { PlatformOperator } from '@livery/platform-infrastructure';
import { checkSampleDeck } from './check-sample-deck.ts';
import { demoClient } from './demo-client.ts';
import { type DemoFacts, readDemoFacts, writeDemoFacts } from './demo-file.ts';
import { demoSummary } from './demo-summary.ts';
import { foundDemo } from './found-demo.ts';
import { LiveryClient } from './livery-client.ts';

const KEYS_LOST = `  There are organizations in the database, but no demo.json: the keys of the demo were shown once and are not kept.
  To see the demo, start with an empty folder: LIVERY_DATA_DIR=/path/to/folder npm start`;

export interface DemoSite {
  readonly operator: PlatformOperator;
  readonly baseUrl: string;
  readonly directory: string;
}

/** Makes the demo in an empty database, or finds that of an earlier start; returns what to show of it. */
export async function prepareDemo(site: DemoSite): Promise<string> {
  const facts = await demoFacts(site);
  if (facts === null) return KEYS_LOST;
  await writeDemoFacts(site.directory, facts);
  const client = new LiveryClient(facts.base_url, facts.live_key);
  const checks = await client.list('/brand_checks?limit=1');
  if (checks.length === 0) await checkSampleDeck(client);
  return demoSummary(facts, client);
}

async function demoFacts({ operator, baseUrl, directory }: DemoSite): Promise<DemoFacts | null> {
  const first =
    (await readDemoFacts(directory)) ?? ((await operator.isFresh()) ? await foundDemo(operator, baseUrl) : null);
  return first && { ...first, base_url: baseUrl, ...(await demoClient(operator, first)) };
}
