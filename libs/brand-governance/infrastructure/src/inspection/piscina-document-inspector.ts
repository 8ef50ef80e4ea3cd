import { DocumentInspector, type Inspection, type ReceivedDocument } from '@livery/brand-governance-application';
import { type Guideline, InspectionUnavailable, type Refusal } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { Piscina } from 'piscina';
import { lowerHelperThreads, type ThreadPriority } from './background-threads.ts';
import type { InspectionAnswer, InspectionTask, DocumentTicket } from './inspect-document.worker.ts';
import { InspectionDeadline } from './inspection-deadline.ts';
import { InspectionInstruments } from './inspection-instruments.ts';
import { YOUNG_GENERATION_MB } from './model-garbage.ts';
import { ThreadNotes } from './thread-notes.ts';

export interface DocumentInspectorOptions {
  /** The built `inspect-document.worker.js`, since threads run the build. */
  readonly entry: URL;
  /** The number of threads, and so of inspections at a time. */
  readonly threads: number;
  /** How many inspections may wait for a thread. */
  readonly queueLength: number;
  /** For how many milliseconds one inspection may have a processor. By the wall clock it may take up to three times as long. */
  readonly deadlineMs: number;
  /** The size of the old generation of a thread in MB. */
  readonly maxHeapMb: number;
  readonly priority: ThreadPriority;
  readonly metrics?: Metrics;
}

const TOO_COMPLEX: Refusal = {
  kind: 'unprocessable',
  code: 'file_too_complex',
  message: 'The document takes too much time or memory to check.',
  param: null,
  part: null,
};

/** Why a thread gave no answer. */
interface Stopped {
  readonly stopped: 'deadline' | 'starved' | 'thread_died';
}

/** Inspects documents in worker threads that are stopped when they take too long or too much memory. */
export class PiscinaDocumentInspector extends DocumentInspector<TransferableFile> {
  private readonly pool: Piscina<InspectionTask, InspectionAnswer>;
  private readonly waiting: (() => void)[] = [];
  private readonly instruments: InspectionInstruments;
  private running = 0;

  constructor(private readonly options: DocumentInspectorOptions) {
    super();
    if (options.priority === 'idle') lowerHelperThreads();
    this.pool = new Piscina({
      filename: options.entry.href,
      name: 'inspectInThread',
      minThreads: options.threads,
      maxThreads: options.threads,
      workerData: options.priority,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    // An idle thread that dies is replaced by the pool and takes no inspection with it; unheard, the event would end the process.
    this.pool.on('error', () => undefined);
    this.instruments = new InspectionInstruments(options.metrics ?? NO_TELEMETRY.metrics, () => ({
      running: this.running,
      waiting: this.waiting.length,
      threads: options.threads,
    }));
  }

  async inspect({ format, bytes }: ReceivedDocument<TransferableFile>, guideline: Guideline): Promise<Inspection> {
    try {
      await this.slot();
      return await this.execute({ format, ...bytes.ticket() }, guideline).finally(() => this.release());
    } finally {
      bytes.free();
    }
  }

  /** Waits for the running inspections, then stops the threads. */
  async close(): Promise<void> {
    await this.pool.close();
  }

  /**
   * Waits for a free thread. The pool's own queue is not used, since the deadline must count from the start of execution,
   * which the pool does not report.
   */
  private async slot(): Promise<void> {
    if (this.running < this.options.threads) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.options.queueLength) {
      this.instruments.refused.add({});
      throw new InspectionUnavailable();
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }

  private async execute(document: DocumentTicket, guideline: Guideline): Promise<Inspection> {
    const began = performance.now();
    const notes = new ThreadNotes();
    const answer = await this.answer(document, guideline, notes);
    this.instruments.duration.record({ outcome: outcomeOf(answer) }, (performance.now() - began) / 1_000);
    const { contentSha256 } = notes;
    // Nothing is known of a document that no thread has begun with, or for which no processor was to be had.
    const isUnknown = 'stopped' in answer && answer.stopped === 'starved';
    if (contentSha256 === null || isUnknown) throw new InspectionUnavailable();
    if ('stopped' in answer) return { verdict: { outcome: 'refused', refusal: TOO_COMPLEX }, contentSha256 };
    if ('verdict' in answer) return { verdict: answer.verdict, contentSha256 };
    throw new Error(`The engine failed: ${answer.failure.message}`, { cause: answer.failure.stack });
  }

  private async answer(
    document: DocumentTicket,
    guideline: Guideline,
    notes: ThreadNotes,
  ): Promise<InspectionAnswer | Stopped> {
    const deadline = new InspectionDeadline(this.options.deadlineMs, () => notes.spentMs());
    try {
      const task = { document, guideline, notes: notes.memory };
      return await this.pool.run(task, { transferList: [document.port], signal: deadline.signal });
    } catch (error) {
      const stopped = deadline.reason ?? (isThreadDeath(error) ? 'thread_died' : null);
      if (stopped === null) throw error;
      this.instruments.stopped.add({ reason: stopped });
      return { stopped };
    } finally {
      deadline.clear();
    }
  }
}

function outcomeOf(answer: InspectionAnswer | Stopped): string {
  if ('stopped' in answer) return 'stopped';
  return 'verdict' in answer ? answer.verdict.outcome : 'failed';
}

/**
 * Whether an error means that the thread died or ran out of memory. While the pool is open, a task of this entry rejects for
 * no other reason.
 */
function isThreadDeath(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return true;
  return 'message' in error && String(error.message).startsWith('worker exited');
}
