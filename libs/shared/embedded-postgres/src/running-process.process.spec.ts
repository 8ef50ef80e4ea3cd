import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { pollUntil } from './poll-until.ts';
import { runningProcess } from './running-process.ts';

describe('a running process', () => {
  it('is described by its command line and its start time', async () => {
    const found = await runningProcess(process.pid);
    expect(found?.command).toContain('node');
    expect(found?.startedAt).toBe((await runningProcess(process.pid))?.startedAt);
  });

  it('differs from another one in its start time', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const found = await runningProcess(child.pid ?? 0);
    child.kill('SIGKILL');
    expect(found?.startedAt).toBeDefined();
    expect(found?.startedAt).not.toBe((await runningProcess(process.pid))?.startedAt);
  });

  it('is undefined after it has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    expect(await pollUntil(async () => (await runningProcess(child.pid ?? 0)) === undefined, 5_000)).toBe(true);
  });
});
