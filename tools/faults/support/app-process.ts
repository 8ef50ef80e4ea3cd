import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@livery/testing/without-jest';

const APPS = path.resolve(import.meta.dirname, '../../../apps');
const WORKER = path.join(APPS, 'worker/dist/main.js');
const API = path.join(APPS, 'api/dist/main.js');

const LOOPBACK_WEBHOOKS = { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', WEBHOOK_ALLOW_HTTP: '1', WEBHOOK_EXTRA_PORTS: 'any' };

export interface AppProcess {
  readonly hasEnded: () => boolean;
  /** The output of the process so far. */
  readonly text: () => string;
  /** Stops the process where it is, until it is resumed. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Kills the process with SIGKILL, and waits for its end. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a worker as its own process. It may send webhooks to loopback.
 * @param entry the file to run; the built worker by default
 */
export function startWorker(environment: Readonly<Record<string, string>>, entry = WORKER): Promise<AppProcess> {
  return start(entry, environment);
}

/** Starts the built api as its own process. */
export function startApi(environment: Readonly<Record<string, string>>): Promise<AppProcess> {
  return start(API, environment);
}

async function start(entry: string, environment: Readonly<Record<string, string>>): Promise<AppProcess> {
  const { PATH = '' } = process.env;
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()), HOST: '127.0.0.1' };
  const env = { PATH, ...ports, ...LOOPBACK_WEBHOOKS, ...environment };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    text: () => text,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
