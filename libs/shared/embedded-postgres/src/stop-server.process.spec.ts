import { describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stopServer } from './stop-server.ts';

const STEPS = [
  { signal: 'SIGINT', waitMs: 100 },
  { signal: 'SIGQUIT', waitMs: 100 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

async function stubborn(...ignored: readonly string[]): Promise<{ child: ChildProcess; pid: number }> {
  const deaf = ignored.map((signal) => `process.on('${signal}', () => {});`).join('');
  const child = spawn(process.execPath, ['-e', `${deaf} setInterval(() => {}, 1000); console.log('up')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { child, pid: child.pid ?? 0 };
}

describe('stopping a server', () => {
  it.each([
    ['asks first', [], 'SIGINT'],
    ['insists when the first signal does not help', ['SIGINT'], 'SIGQUIT'],
    ['ends it when nothing helps', ['SIGINT', 'SIGQUIT'], 'SIGKILL'],
  ])('%s', async (_, ignored, last) => {
    const { child, pid } = await stubborn(...ignored);
    await stopServer(pid, () => child.exitCode === null && child.signalCode === null, STEPS);
    expect(child.signalCode).toBe(last);
  });

  it('sends nothing to a process that is not the server', async () => {
    const { child, pid } = await stubborn();
    await stopServer(pid, () => false, STEPS);
    // A signal that was sent before this one would have ended it.
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('ends when the server has ended by itself just before the signal', async () => {
    const { child, pid } = await stubborn();
    child.kill('SIGTERM');
    await once(child, 'close');
    const answers = [true, false];
    await stopServer(pid, () => answers.shift() ?? false, STEPS);
    expect(answers).toEqual([]);
  });

  it('says what to check if the process cannot be ended', async () => {
    const { child, pid } = await stubborn();
    const steps = [{ signal: 'SIGCONT', waitMs: 20 }] as const;
    await expect(stopServer(pid, () => true, steps)).rejects.toThrow(`PostgreSQL (process ${pid}) did not end`);
    child.kill('SIGKILL');
  });
});
