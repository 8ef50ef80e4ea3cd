import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FIRST_MEMBERS = ['base_url', 'organization', 'live_key', 'test_key', 'publishable_key'] as const;
/** What files of earlier versions lack. */
const LATER_MEMBERS = ['client_id', 'client_secret'] as const;

type First = Readonly<Record<(typeof FIRST_MEMBERS)[number], string>>;
type Later = Readonly<Record<(typeof LATER_MEMBERS)[number], string>>;

/** What a script needs in order to use the demo; kept as `demo.json` in the data directory, readable by its owner only. */
export type DemoFacts = First & Later;
export type EarlierDemoFacts = First & Partial<Later>;

/** The facts of an earlier start; null when there are none that can be used. */
export async function readDemoFacts(directory: string): Promise<EarlierDemoFacts | null> {
  const text = await readFile(fileIn(directory), 'utf8').catch(() => 'null');
  try {
    const facts: unknown = JSON.parse(text);
    return isEarlierDemoFacts(facts) ? facts : null;
  } catch {
    return null;
  }
}

/** Replaces the file in one step: a reader never sees half of it. */
export async function writeDemoFacts(directory: string, facts: DemoFacts): Promise<void> {
  const temporary = `${fileIn(directory)}.new`;
  await writeFile(temporary, `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, fileIn(directory));
}

function fileIn(directory: string): string {
  return path.join(directory, 'demo.json');
}

function isEarlierDemoFacts(value: unknown): value is EarlierDemoFacts {
  if (typeof value !== 'object' || value === null) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return (
    FIRST_MEMBERS.every((name) => typeof members.get(name) === 'string') &&
    LATER_MEMBERS.every((name) => ['string', 'undefined'].includes(typeof members.get(name)))
  );
}
