import { readFile, rename, rm, stat } from 'node:fs/promises';
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

/** Keeps the data of the demo from one start to the next. It is readable by its owner only, like `demo.json`. */
const KEPT = 'demo-keys.json';
/** The same for scripts, which may wait for this file: it exists only while its keys work. */
const ANNOUNCED = 'demo.json';

/** The data that a script needs to use the demo. */
export type DemoFacts = Readonly<Record<(typeof ACCESS)[number], string>> & Partial<DemoWebhook>;

/** The endpoint that leads to the demo's receiver; there is one once the service has run. */
export type DemoWebhook = Readonly<Record<(typeof WEBHOOK)[number], string>>;

/** The stored data of the demo. After a start that was killed, only the organization may be known. */
export function readDemo(directory: string): Promise<Partial<DemoFacts>> {
  return read(path.join(directory, KEPT));
}

/** What scripts are told; nothing while the keys do not work. */
export function readAnnouncedDemo(directory: string): Promise<Partial<DemoFacts>> {
  return read(path.join(directory, ANNOUNCED));
}

async function read(file: string): Promise<Partial<DemoFacts>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const parsed: unknown = JSON.parse(text);
    const members = new Map<string, unknown>(Object.entries(parsed ?? {}));
    const known = MEMBERS.map((name) => [name, members.get(name)] as const);
    return Object.fromEntries(known.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function writeDemo(directory: string, facts: Partial<DemoFacts>): Promise<void> {
  return write(path.join(directory, KEPT), facts);
}

/** Tells scripts of the demo. The caller has tried its keys. */
export function announceDemo(directory: string, facts: DemoFacts): Promise<void> {
  return write(path.join(directory, ANNOUNCED), facts);
}

/** Removes what scripts were told, because the keys do not work now. Earlier versions kept the data there: it is kept. */
export async function withdrawDemo(directory: string): Promise<void> {
  const [kept, announced] = [path.join(directory, KEPT), path.join(directory, ANNOUNCED)];
  const isKept = await stat(kept).then(
    () => true,
    () => false,
  );
  await (isKept ? rm(announced, { force: true }) : rename(announced, kept).catch(unlessMissing));
}

async function write(file: string, facts: Partial<DemoFacts>): Promise<void> {
  await writeFileWhole(file, `${JSON.stringify(facts, null, 2)}\n`);
}

export function isComplete(facts: Partial<DemoFacts>): facts is DemoFacts {
  return ACCESS.every((name) => facts[name] !== undefined);
}

/** @throws the error, unless it says that there is no file */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
