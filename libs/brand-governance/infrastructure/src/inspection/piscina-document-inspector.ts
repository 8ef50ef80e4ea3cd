import { MessageChannel } from 'node:worker_threads';
import {
  type DocumentCopy,
  DocumentInspector,
  type Inspection,
  type ReceivedDocument,
} from '@livery/brand-governance-application';
import { type Guideline, InspectionUnavailable, type Refusal } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { Piscina } from 'piscina';
import { documentsUnavailable } from '../storage/documents-unavailable.ts';
import { lowerHelperThreads, type ThreadPriority } from './background-threads.ts';
import type { CopyTask, DocumentTicket, InspectionAnswer, InspectionTask } from './inspect-document.worker.ts';
import { InspectionDeadline } from './inspection-deadline.ts';
import { InspectionInstruments } from './inspection-instruments.ts';
import { YOUNG_GENERATION_MB } from './model-garbage.ts';
import { ThreadNotes } from './thread-notes.ts';

export interface DocumentInspectorOptions {
  /** The built `inspect-document.worker.js`, since threads run the build. */
  readonly entry: URL;
  /** The number of threads, and so of inspections at a time. */
  readonly threads: number;
  /** How many threads exist although they have nothing to do (default: all). */
  readonly minThreads?: number;
  /** How many inspections may wait for a thread. */
  readonly queueLength: number;
  /** For how many milliseconds one inspection may have a processor. By the wall clock it may take up to three times as long. */
  readonly deadlineMs: number;
  /** The size of the old generation of a thread in MB. */
  readonly maxHeapMb: number;
  readonly priority: ThreadPriority;
  readonly metrics?: Metrics;
}

/** How long a thread waits for a document, if fewer may exist. */
const IDLE_MS = 60_000;

const TOO_COMPLEX: Refusal = {
  kind: 'unprocessable',
  code: 'file_too_complex',
  message: 'The document takes too much time or memory to check.',
  param: null,
  part: null,
};

interface WantedInspection {
  readonly document: DocumentTicket;
  readonly guideline: Guideline;
  readonly copy: DocumentCopy | undefined;
}

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
      minThreads: options.minThreads ?? options.threads,
      idleTimeout: IDLE_MS,
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

  async inspect(
    { format, bytes }: ReceivedDocument<TransferableFile>,
    guideline: Guideline,
    copy?: DocumentCopy,
  ): Promise<Inspection> {
    try {
      await this.slot();
      const wanted = { document: { format, ...bytes.ticket() }, guideline, copy };
      return await this.execute(wanted).finally(() => this.release());
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

  private async execute(wanted: WantedInspection): Promise<Inspection> {
    const began = performance.now();
    const notes = new ThreadNotes();
    const answer = await this.answer(wanted, notes);
    this.instruments.duration.record({ outcome: outcomeOf(answer) }, (performance.now() - began) / 1_000);
    const { contentSha256 } = notes;
    // Nothing is known of a document that no thread has begun with, or for which no processor was to be had.
    const isUnknown = 'stopped' in answer && answer.stopped === 'starved';
    if (contentSha256 === null || isUnknown) throw new InspectionUnavailable();
    if ('uncopied' in answer) throw documentsUnavailable(answer.uncopied);
    if ('stopped' in answer) return { verdict: { outcome: 'refused', refusal: TOO_COMPLEX }, contentSha256 };
    if ('verdict' in answer) {
      // The message that the copy is complete may not have been received yet.
      if (answer.verdict.outcome === 'judged') wanted.copy?.complete(contentSha256);
      return { verdict: answer.verdict, contentSha256 };
    }
    throw new Error(`The engine failed: ${answer.failure.message}`, { cause: answer.failure.stack });
  }

  private async answer(
    { document, guideline, copy }: WantedInspection,
    notes: ThreadNotes,
  ): Promise<InspectionAnswer | Stopped> {
    const deadline = new InspectionDeadline(this.options.deadlineMs, () => notes.spentMs());
    const copying = copy === undefined ? null : copyTask(copy, notes);
    try {
      const task = { document, guideline, notes: notes.memory, copy: copying };
      const transferList = [document.port, ...(copying === null ? [] : [copying.port])];
      return await this.pool.run(task, { transferList, signal: deadline.signal });
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

/** What a thread gets in order to write a copy. It closes its end of the channel when it has judged the document, or dies. */
function copyTask(copy: DocumentCopy, notes: ThreadNotes): CopyTask {
  const { port1, port2 } = new MessageChannel();
  port1.once('message', () => {
    port1.close();
    if (notes.contentSha256 !== null) copy.complete(notes.contentSha256);
  });
  port1.unref();
  return { path: copy.path, port: port2 };
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
