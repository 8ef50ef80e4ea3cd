import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Inspection } from '@livery/brand-governance-application';
import {
  DEFAULT_PALETTE_SETTINGS,
  defaultBrandRules,
  type Guideline,
  InspectionUnavailable,
} from '@livery/brand-governance-domain';
import { type Counter, type Histogram, type Labels, Metrics } from '@livery/telemetry';
import { poll } from '@livery/testing';
import { type DocumentInspectorOptions, PiscinaDocumentInspector } from './piscina-document-inspector.ts';
import { processorMs } from './processor-time.ts';
import { paragraph, samplePresentation, textBox } from './testing/sample-presentation.ts';
import { threadsOfThisProcess } from './testing/threads-of-this-process.ts';

/** Threads run what the build made. */
const BUILD = fileURLToPath(new URL('../../../../../tools/build/build.ts', import.meta.url));

const OPTIONS: DocumentInspectorOptions = {
  entry: new URL('../../dist/documents/inspect-document.worker.js', import.meta.url),
  threads: 1,
  queueLength: 1,
  deadlineMs: 10_000,
  maxHeapMb: 256,
};

const guideline: Guideline = {
  rules: defaultBrandRules(new Date(0)),
  settings: DEFAULT_PALETTE_SETTINGS,
  palettes: [],
  fonts: [],
};

const small = (): Uint8Array => samplePresentation({ slides: [textBox(paragraph('The  plan'))] });
/** Seconds of work and hundreds of megabytes: every run wears a colour of its own, so that nothing is shared. */
const huge = (): Uint8Array =>
  samplePresentation({
    slides: [textBox(`<a:p>${Array.from({ length: 250_000 }, (_, number) => coloredRun(number)).join('')}</a:p>`)],
  });

function coloredRun(number: number): string {
  const color = ((number * 2_654_435) % 0x1000000).toString(16).padStart(6, '0');
  return `<a:r><a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr><a:t>${color}</a:t></a:r>`;
}

const IS_LINUX = process.platform === 'linux';

/** The threads whose name begins so, each kind once: its name, niceness and policy. */
function kindsOfThreads(names: RegExp): readonly string[] {
  const threads = threadsOfThisProcess().filter(({ name }) => names.test(name));
  return [...new Set(threads.map(({ name, niceness, policy }) => `${name} ${niceness} ${policy}`))].sort();
}

/** For how long the checking thread has had a processor; for ever where the system does not tell. */
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

/** Processes that leave no processor to whoever gives way, until the work is done. */
async function amongBusyProcesses<Result>(work: Promise<Result>): Promise<Result> {
  const start = (): ChildProcess => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' });
  const others = Array.from({ length: 2 * availableParallelism() }, start);
  return work.finally(() => others.forEach((other) => other.kill('SIGKILL')));
}

let inspector: PiscinaDocumentInspector | null = null;

function pool(options: Partial<DocumentInspectorOptions> = {}): PiscinaDocumentInspector {
  inspector = new PiscinaDocumentInspector({ ...OPTIONS, ...options });
  return inspector;
}

/** What came of a document, of which callers are told to ask again where others kept the processor. */
async function answered(strict: PiscinaDocumentInspector, bytes: Uint8Array): Promise<Inspection> {
  for (;;) {
    try {
      return await strict.inspect({ bytes, format: 'pptx' }, guideline);
    } catch (error) {
      if (!(error instanceof InspectionUnavailable)) throw error;
    }
  }
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [BUILD]);
});

afterEach(async () => {
  await inspector?.close();
  inspector = null;
});

describe('the pool', () => {
  it('judges a document in a thread', async () => {
    const inspection = await pool().inspect({ bytes: small(), format: 'pptx' }, guideline);
    expect(inspection).toMatchObject({
      verdict: { outcome: 'judged', findings: [{ type: 'title.missing' }, { type: 'text.double_spaces' }] },
      contentSha256: hash('sha256', small()),
    });
  });

  it('watches no thread any longer whose document is judged', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const before = timers();
    expect(await answered(pool(), small())).toMatchObject({ verdict: { outcome: 'judged' } });
    expect(timers()).toBe(before);
  });

  it('checks and collects garbage in threads that leave requests the processor, where threads have priorities', async () => {
    // libuv starts its threads when the first of them is needed.
    await readFile(new URL(import.meta.url));
    await pool().inspect({ bytes: small(), format: 'pptx' }, guideline);
    expect(kindsOfThreads(/^(?:Main|V8|Worker|libuv)/)).toEqual(
      IS_LINUX ? ['MainThread 0 normal', 'V8Worker 10 normal', 'WorkerThread 10 idle', 'libuv-worker 0 normal'] : [],
    );
  });

  it('refuses a document that takes more processor time than the deadline, and judges the next', async () => {
    const strict = pool({ deadlineMs: 1_000, maxHeapMb: 2_048 });
    expect(await answered(strict, small())).toMatchObject({ verdict: { outcome: 'judged' } });
    expect(await answered(strict, huge())).toMatchObject({
      verdict: { outcome: 'refused', refusal: { kind: 'unprocessable', code: 'file_too_complex' } },
      contentSha256: hash('sha256', huge()),
    });
    expect(await answered(strict, small())).toMatchObject({ verdict: { outcome: 'judged' } });
  });

  it('blames no document for the processor that others kept from its thread', async () => {
    const metrics = new CountedMetrics();
    const starved = pool({ deadlineMs: 1_000, maxHeapMb: 2_048, metrics });
    expect(await answered(starved, small())).toMatchObject({ verdict: { outcome: 'judged' } });
    const [bytes, before] = [huge(), checkingThreadMs()];
    const answer = starved.inspect({ bytes, format: 'pptx' }, guideline).then(
      ({ verdict }) => ('refusal' in verdict ? verdict.refusal.code : verdict.outcome),
      (error: unknown) => (error instanceof InspectionUnavailable ? error.code : error),
    );
    await poll('the thread reads the document', () => !IS_LINUX || checkingThreadMs() - before > 100);
    expect(await amongBusyProcesses(answer)).toBe(IS_LINUX ? 'unavailable' : 'file_too_complex');
    const reason = IS_LINUX ? 'starved' : 'deadline';
    expect(metrics.counted.at(-1)).toEqual({ name: 'livery_checks_stopped_total', reason });
  });

  it('refuses a document for which the memory does not suffice, and judges the next', async () => {
    const narrow = pool({ maxHeapMb: 24 });
    expect(await narrow.inspect({ bytes: huge(), format: 'pptx' }, guideline)).toMatchObject({
      verdict: { refusal: { code: 'file_too_complex' } },
    });
    expect(await narrow.inspect({ bytes: small(), format: 'pptx' }, guideline)).toMatchObject({
      verdict: { outcome: 'judged' },
    });
  });

  it('turns away what neither a thread nor the queue has room for', async () => {
    const busy = pool();
    const document = () => ({ bytes: small(), format: 'pptx' }) as const;
    const [running, waiting] = [busy.inspect(document(), guideline), busy.inspect(document(), guideline)];
    await expect(busy.inspect(document(), guideline)).rejects.toThrow(InspectionUnavailable);
    await expect(Promise.all([running, waiting])).resolves.toHaveLength(2);
    await expect(busy.inspect(document(), guideline)).resolves.toMatchObject({ verdict: { outcome: 'judged' } });
  });
});
