import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { InspectionUnavailable } from '@livery/brand-governance-domain';
import { type Counter, type Histogram, type Labels, Metrics } from '@livery/telemetry';
import { poll } from '@livery/testing';
import { processorMs } from './processor-time.ts';
import {
  answered,
  buildThreads,
  closePool,
  hugeDocument,
  inspection,
  pool,
  smallDocument,
} from './testing/inspection-fixture.ts';
import { threadsOfThisProcess } from './testing/threads-of-this-process.ts';

const IS_LINUX = process.platform === 'linux';

/** For how many milliseconds the checking thread has had a processor; infinity where the system does not report it. */
function checkingThreadMs(): number {
  const thread = threadsOfThisProcess().findLast(({ name }) => name === 'WorkerThread');
  return thread ? (processorMs(thread.id) ?? Infinity) : Infinity;
}

/** Remembers what was counted. */
class CountedMetrics extends Metrics {
  readonly counted: object[] = [];

  counter<Label extends string>({ name }: { readonly name: string }): Counter<Label> {
    return { add: (labels: Labels<Label>) => this.counted.push({ name, ...labels }) };
  }

  histogram<Label extends string>(): Histogram<Label> {
    return { record: () => undefined };
  }

  gauge(): void {
    // Nothing is read.
  }

  beforeRead(): void {
    // Nothing is read.
  }
}

const BUSY = 'for (const end = Date.now() + 10_000; Date.now() < end; );';

/** Processes that leave a tenth of a processor to a thread, until the work is done. */
async function amongBusyProcesses<Result>(work: Promise<Result>): Promise<Result> {
  const start = (): ChildProcess => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' });
  const others = Array.from({ length: 9 * availableParallelism() }, start);
  return work.finally(() => others.forEach((other) => other.kill('SIGKILL')));
}

beforeAll(buildThreads);

afterEach(closePool);

// A long suite, which runs alone: its processes keep the processors from all others.
describe('the processor time of a check', () => {
  it('refuses a document that takes more processor time than the deadline, and judges the next', async () => {
    const strict = pool({ deadlineMs: 1_000, maxHeapMb: 2_048 });
    expect(await answered(strict, smallDocument())).toMatchObject({ verdict: { outcome: 'judged' } });
    expect(await answered(strict, hugeDocument())).toMatchObject({
      verdict: { outcome: 'refused', refusal: { kind: 'unprocessable', code: 'file_too_complex' } },
      contentSha256: hash('sha256', hugeDocument()),
    });
    expect(await answered(strict, smallDocument())).toMatchObject({ verdict: { outcome: 'judged' } });
  });

  it('blames no document for the processor that others kept from its thread', async () => {
    const metrics = new CountedMetrics();
    const starved = pool({ deadlineMs: 1_000, maxHeapMb: 2_048, metrics });
    expect(await answered(starved, smallDocument())).toMatchObject({ verdict: { outcome: 'judged' } });
    const [bytes, before] = [hugeDocument(), checkingThreadMs()];
    const answer = inspection(starved, bytes).then(
      ({ verdict }) => ('refusal' in verdict ? verdict.refusal.code : verdict.outcome),
      (error: unknown) => (error instanceof InspectionUnavailable ? error.code : error),
    );
    await poll('the thread reads the document', () => !IS_LINUX || checkingThreadMs() - before > 100);
    expect(await amongBusyProcesses(answer)).toBe(IS_LINUX ? 'unavailable' : 'file_too_complex');
    const reason = IS_LINUX ? 'starved' : 'deadline';
    expect(metrics.counted.at(-1)).toEqual({ name: 'livery_checks_stopped_total', reason });
  });

  it('is the share of any other program', async () => {
    const answer = amongBusyProcesses(inspection(pool(), smallDocument()));
    expect(await answer).toMatchObject({ verdict: { outcome: 'judged' } });
  });
});
