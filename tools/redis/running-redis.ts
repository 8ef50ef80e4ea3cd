import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@livery/testing/without-jest';
import { until } from '../first-run/until.ts';

const READY_WITHIN_S = 10;
/** Options for a Redis that stores nothing on disk. */
const OPTIONS = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

export interface RunningRedis {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** An empty Redis on loopback, in a separate process group, so that Ctrl-C does not end it before the command that uses it. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-redis-'));
  const child = spawn('redis-server', ['--port', String(port), '--dir', directory, ...OPTIONS], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit').catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  if (await until(() => child.exitCode !== null || listens(port), READY_WITHIN_S)) {
    if (child.exitCode === null) return { url: `redis://127.0.0.1:${port}`, stop };
  }
  await stop();
  throw new Error('redis-server did not start.');
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}
