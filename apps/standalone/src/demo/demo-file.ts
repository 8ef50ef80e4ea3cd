import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from '@livery/embedded-postgres';

const ACCESS = [
  'base_url',
  'organization',
  'live_key',
  'test_key',
  'publishable_key',
  'client_id',
  'client_secret',
] as const;
const WEBHOOK = ['webhook_endpoint', 'webhook_secret'] as const;
const MEMBERS = [...ACCESS, ...WEBHOOK];

/** The data that a script needs to use the demo. It is stored as `demo.json` in the data directory, readable by its owner only. */
export type DemoFacts = Readonly<Record<(typeof ACCESS)[number], string>> & Partial<DemoWebhook>;

/** The endpoint that leads to the demo's receiver; there is one once the service has run. */
export type DemoWebhook = Readonly<Record<(typeof WEBHOOK)[number], string>>;

/** The stored data of the demo. After a start that was killed, only the organization may be known. */
export async function readDemoFile(directory: string): Promise<Partial<DemoFacts>> {
  const text = await readFile(fileIn(directory), 'utf8').catch(() => '{}');
  try {
    const parsed: unknown = JSON.parse(text);
    const members = new Map<string, unknown>(Object.entries(parsed ?? {}));
    const known = MEMBERS.map((name) => [name, members.get(name)] as const);
    return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export async function writeDemoFile(directory: string, facts: Partial<DemoFacts>): Promise<void> {
  await writeFileWhole(fileIn(directory), `${JSON.stringify(facts, null, 2)}\n`);
}

export function isComplete(facts: Partial<DemoFacts>): facts is DemoFacts {
  return ACCESS.every((name) => facts[name] !== undefined);
}

function fileIn(directory: string): string {
  return path.join(directory, 'demo.json');
}
