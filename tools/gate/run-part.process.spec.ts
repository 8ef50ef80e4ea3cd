import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { listProcesses } from '../first-run/process-tree.ts';
import { outputOf, type PartCommand, processorMinutes, runPart } from './run-part.ts';

const NEVER = new AbortController().signal;
const COUNTED = 'echo \'{"passed":3,"failed":0,"failures":[]}\' > "$LIVERY_CHECK_COUNTS"';
/** Starts a detached process with an empty environment, whose id is written to a file, as servers are started. */
const DETACH = 'env -i setsid sleep 600 & echo $! > detached;';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-part-'));
});

afterEach(() => rm(folder, { recursive: true }));

const part = (script: string, further: Partial<PartCommand> = {}): PartCommand => ({
  ...{ name: 'first run', command: ['bash', '-c', script], directory: folder, environment: {} },
  ...{ limitMinutes: 1, folder, ...further },
});

async function isRunning(file: string): Promise<boolean> {
  const pid = Number(await readFile(path.join(folder, file), 'utf8'));
  return (await listProcesses()).some((process) => process.pid === pid);
}

describe('a part of the gate', () => {
  it('has the counts that it wrote, its output in a log, and the variables of the gate', async () => {
    const { counts, leftBehind } = await runPart(
      part(`${COUNTED}; echo "seed $SEED"`, { environment: { SEED: '7' } }),
      NEVER,
    );
    expect(counts).toEqual({ passed: 3, failed: 0, failures: [] });
    expect(leftBehind).toEqual([]);
    expect(await outputOf(folder, 'first run')).toBe('seed 7\n');
  });

  it('fails if it wrote no counts, or ended with another exit code', async () => {
    const results = [await runPart(part('true'), NEVER), await runPart(part(`${COUNTED}; exit 3`), NEVER)];
    expect(results.map(({ counts }) => counts)).toEqual([
      { passed: 0, failed: 1, failures: ['first run: no test ran'] },
      { passed: 3, failed: 1, failures: ['first run: exit code 3'] },
    ]);
  });

  it('is ended at its limit with all its processes, those that were detached included, and is named', async () => {
    const begun = runPart(
      part(`${DETACH} trap '' TERM; while true; do sleep 600; done`, { limitMinutes: 1 / 35, patienceMs: 500 }),
      NEVER,
    );
    const { counts, processorMinutes: processor } = await begun;
    expect(counts.failures).toEqual(['first run: ended at its limit of 0.0 minutes']);
    expect(processor).toBeNull();
    expect(await isRunning('detached')).toBe(false);
  });

  it('has what it left behind named and ended', async () => {
    const { leftBehind } = await runPart(part(`${DETACH} sleep 1; ${COUNTED}`), NEVER);
    expect(leftBehind).toEqual(['sleep']);
    await poll('the detached process to end', async () => !(await isRunning('detached')));
  });

  it('is ended when the gate is interrupted', async () => {
    const interruption = new AbortController();
    const ended = runPart(part('sleep 600'), interruption.signal);
    interruption.abort();
    expect((await ended).counts.failures).toEqual(['first run: interrupted']);
  });

  it('is said to need the processor time of its child processes', async () => {
    const busy = 'node -e "for (const end = process.cpuUsage().user + 600000; process.cpuUsage().user < end;);"';
    const { processorMinutes: processor } = await runPart(part(`${busy}; ${COUNTED}`), NEVER);
    expect(processor).toBeGreaterThan(0.5 / 60);
    expect(processorMinutes('0m0.010s 0m0.002s\n2m30.000s 0m15.000s\n')).toBe(2.75);
  });
});
