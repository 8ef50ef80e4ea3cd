import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from './compile.ts';
import type { DevDatabase } from './dev-database.ts';
import { DevService } from './dev-service.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** How long to wait for further changes. Editors write a file in several steps, and several files at the same time. */
const SETTLE_MS = 100;

let database: DevDatabase | undefined;
const service = new DevService();
let changed = false;
let working = false;
let stopping = false;

/** Compiles changed files and restarts the service. If a file does not compile, the error is shown and the service continues. */
async function renew(): Promise<void> {
  const started = performance.now();
  try {
    await build();
  } catch (error) {
    console.error(`\n${codeFrameOf(error)}`);
    console.error('This does not compile. The service stays as it was until the next change.\n');
    return;
  }
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
  await service.stop();
  await start();
}

async function start(): Promise<void> {
  try {
    database ??= new (await import('./dev-database.ts')).DevDatabase();
    const url = await database.start();
    if (!stopping) service.start(url);
  } catch (error) {
    console.error(`\nThe database cannot start: ${error instanceof Error ? error.message : String(error)}`);
    console.error('This is tried again after the next change.\n');
  }
}

/** The error message without the stack of the compiler. */
function codeFrameOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\nCaused by:', 1).join('').trimEnd();
}

async function onChange(): Promise<void> {
  changed = true;
  if (working) return;
  working = true;
  while (changed && !stopping) {
    await pause(SETTLE_MS);
    changed = false;
    await renew();
  }
  working = false;
}

function isSource(file: string): boolean {
  return /(^|\/)src\/.*\.(?:tsx?|css)$/.test(file) && !file.endsWith('.spec.ts');
}

const watchers = ['apps', 'libs'].map((directory) =>
  watch(path.join(root, directory), { recursive: true }, (_, file) => {
    if (file !== null && isSource(file.replaceAll(path.sep, '/'))) void onChange();
  }),
);

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const watcher of watchers) watcher.close();
  await service.stop();
  await database?.stop();
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

await onChange();
