import { afterEach, describe, expect, it } from '@jest/globals';
import { StartedProcess } from './started-process.ts';

let started: StartedProcess;

/** Starts Node with a script that first says that it has begun. */
function start(script: string): StartedProcess {
  started = StartedProcess.start('-e', {}, process.execPath, [`console.log('begun'); ${script}`]);
  return started;
}

afterEach(() => started.end('SIGKILL'));

describe('a started process', () => {
  it('is ended if what it is started for does not come, and the error tells what it printed', async () => {
    const running = start('setInterval(() => undefined, 1_000)');
    await running.printed('begun');
    const waiting = running.until('it is ready', async () => false, 50);
    await expect(waiting).rejects.toThrow('It is not so: it is ready. The process printed:\nbegun');
    expect(running.isRunning).toBe(false);
  });

  it('is not waited for once it has ended', async () => {
    const failing = start('process.exitCode = 3');
    await expect(failing.until('it is ready', async () => false)).rejects.toMatchObject({
      message: expect.stringContaining('begun'),
      cause: new Error('The process has ended.'),
    });
    await expect(start('').printed('ready')).rejects.toThrow('It ended without printing "ready":\nbegun');
  });

  it('goes on when what it is started for comes', async () => {
    const running = start('setInterval(() => undefined, 1_000)');
    await running.until('it has begun', async () => running.text.includes('begun'));
    expect(running.isRunning).toBe(true);
    expect(await running.end('SIGTERM')).toBeNull();
  });
});
