import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, StartedProcess } from '@livery/testing';
import { type DemoFacts, isComplete, readAnnouncedDemo } from '../src/demo/demo-file.ts';

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The standalone service as a reader of the guides has it after `npm start`. */
export interface GuideService extends AsyncDisposable {
  readonly origin: string;
  readonly demo: DemoFacts;
  /** The secret of the link that signs the owner of the demo in, once. */
  readonly signInLink: string;
  /** The URL of its database. */
  readonly database: string;
}

/** @param environment further settings of the service */
export async function startGuideService(environment: Readonly<Record<string, string>> = {}): Promise<GuideService> {
  await using opened = new AsyncDisposableStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-guides-'));
  opened.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  // If root starts the service, PostgreSQL runs as another user, who needs access to the directory.
  await chmod(directory, 0o755);
  const port = await freePort();
  const service = StartedProcess.start(path.join(REPOSITORY, 'apps/standalone/dist/main.js'), {
    PORT: String(port),
    LIVERY_DATA_DIR: directory,
    ...environment,
  });
  opened.defer(async () => {
    await service.end('SIGINT');
  });
  await service.printed('Ctrl-C stops the service');
  const demo = await readAnnouncedDemo(directory);
  if (!isComplete(demo)) throw new Error(`There is no demo:\n${service.text}`);
  const database = await databaseIn(directory);
  const kept = opened.move();
  return {
    origin: `http://127.0.0.1:${port}`,
    demo,
    signInLink: /sign-in#first-run=(sil_\w+)/.exec(service.text)?.[1] ?? '',
    database,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function databaseIn(directory: string): Promise<string> {
  const [password, port] = await Promise.all(
    ['postgres.password', 'postgres.port'].map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  return `postgres://livery:${password?.trim() ?? ''}@127.0.0.1:${port?.trim() ?? ''}/livery`;
}

/** Returns the code blocks of a guide in one language, in their order. */
export async function codeOf(guide: string, language: string): Promise<string[]> {
  const markdown = await readFile(path.join(REPOSITORY, `docs/guides/${guide}.md`), 'utf8');
  const blocks = markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm);
  return Array.from(blocks).flatMap(([, of, code = '']) => (of === language ? [code] : []));
}

/**
 * Replaces the host of the examples by loopback, since the machine may have no DNS, and the beginning of a replay by a time since which
 * events are stored.
 */
export const onThisMachine = (text: string): string =>
  text
    .replaceAll('https://example.com', 'http://127.0.0.1:9')
    .replaceAll(/2026-11-20T09:00:00(?:\.000)?Z/g, new Date(Date.now() - 60_000).toISOString());
