import type { MessagePort } from 'node:worker_threads';
import type { ReceivedDocument } from '@livery/brand-governance-application';
import { InspectionUnavailable } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { type LineEntry, WaitingLine } from '@livery/kernel';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { Piscina } from 'piscina';
import { lowerHelperThreads } from './background-threads.ts';
import type { DocumentTicket, ThreadAnswer, ThreadTask, ThreadWork } from './inspect-document.worker.ts';
import { InspectionDeadline } from './inspection-deadline.ts';
import { InspectionInstruments } from './inspection-instruments.ts';
import { YOUNG_GENERATION_MB } from './model-garbage.ts';
import { ThreadNotes } from './thread-notes.ts';

export interface DocumentThreadsOptions {
  /** The built `inspect-document.worker.js`, since threads run the build. */
  readonly entry: URL;
  /** The number of threads, and so of documents that are read at a time. */
  readonly threads: number;
  /** How many threads exist although they have nothing to do (default: all). */
  readonly minThreads?: number;
  /** How many documents may wait for a thread. */
  readonly queueLength: number;
  /** For how many milliseconds one document may have a processor. By the wall clock it may take up to three times as long. */
  readonly deadlineMs: number;
  /** The size of the old generation of a thread in MB. */
  readonly maxHeapMb: number;
  readonly metrics?: Metrics;
}

/** How long a thread waits for a document, if fewer may exist. */
const IDLE_MS = 60_000;

/** Why a thread gave no answer. */
export interface Stopped {
  readonly stopped: 'deadline' | 'starved' | 'thread_died';
}

/** What came of a document, and the hexadecimal SHA-256 of its bytes. */
export interface ThreadResult {
  readonly answer: ThreadAnswer | Stopped;
  readonly contentSha256: string;
}

/** Gives the work of a thread, and the ports that are handed to it. */
export type WorkOf = (notes: ThreadNotes) => { readonly work: ThreadWork; readonly ports: readonly MessagePort[] };

interface Limits {
  readonly times: number;
  readonly signal: AbortSignal | undefined;
}

/** Worker threads that read documents, and that are stopped when they take too long or too much memory. */
export class DocumentThreads {
  private readonly instruments: InspectionInstruments;
  private readonly pool: Piscina<ThreadTask, ThreadAnswer>;
  private readonly line: WaitingLine;

  constructor(private readonly options: DocumentThreadsOptions) {
    lowerHelperThreads();
    // One thread is left for the others, so that nobody waits for the whole of somebody else's document.
    this.line = new WaitingLine(options.threads, options.queueLength, Math.max(1, options.threads - 1));
    this.pool = new Piscina({
      filename: options.entry.href,
      name: 'inspectInThread',
      minThreads: options.minThreads ?? options.threads,
      idleTimeout: IDLE_MS,
      maxThreads: options.threads,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    // An idle thread that dies is replaced by the pool and takes no document with it; unheard, the event would end the process.
    this.pool.on('error', () => undefined);
    this.instruments = new InspectionInstruments(options.metrics ?? NO_TELEMETRY.metrics, () => ({
      running: this.line.running,
      waiting: this.line.waiting,
      threads: options.threads,
    }));
  }

  /**
   * Hands a document to a thread, and frees its bytes. Organizations take turns by the processor time that their documents have had.
   * @param times how many times the deadline the work may take, if it judges the document several times
   * @throws InspectionUnavailable when every slot and the queue are taken, or no thread began or got a processor in time; the
   *   reason of the signal
   */
  async run(
    { format, bytes, owner, signal }: ReceivedDocument<TransferableFile>,
    workOf: WorkOf,
    times = 1,
  ): Promise<ThreadResult> {
    try {
      const leave = await this.enter({ owner, signal });
      const [notes, began] = [new ThreadNotes(), performance.now()];
      // What a stopped thread has spent is not known any more.
      const spentMs = (): number => notes.spentMs() ?? performance.now() - began;
      const document = { format, ...bytes.ticket() };
      return await this.execute(document, workOf, notes, { times, signal }).finally(() => leave(spentMs()));
    } finally {
      bytes.free();
    }
  }

  /** Waits for the documents that are being read, then stops the threads. */
  async close(): Promise<void> {
    await this.pool.close();
  }

  /**
   * Waits for a free thread. The pool's own queue is not used, since the deadline must count from the start of execution,
   * which the pool does not report.
   */
  private async enter(entry: LineEntry): Promise<(spent?: number) => void> {
    if (this.line.isFullFor(entry.owner)) {
      this.instruments.refused.add({});
      throw new InspectionUnavailable();
    }
    return this.line.enter(entry);
  }

  private async execute(
    document: DocumentTicket,
    workOf: WorkOf,
    notes: ThreadNotes,
    { times, signal }: Limits,
  ): Promise<ThreadResult> {
    signal?.throwIfAborted();
    const began = performance.now();
    const deadline = new InspectionDeadline(this.options.deadlineMs * times, () => notes.spentMs());
    const answer = await this.answer(document, workOf(notes), notes, deadline, signal);
    this.instruments.duration.record({ outcome: outcomeOf(answer) }, (performance.now() - began) / 1_000);
    const { contentSha256 } = notes;
    // Nothing is known of a document that no thread has begun with, or for which no processor was to be had.
    const isUnknown = 'stopped' in answer && answer.stopped === 'starved';
    if (contentSha256 === null || isUnknown) throw new InspectionUnavailable();
    return { answer, contentSha256 };
  }

  private async answer(
    document: DocumentTicket,
    { work, ports }: ReturnType<WorkOf>,
    notes: ThreadNotes,
    deadline: InspectionDeadline,
    given: AbortSignal | undefined,
  ): Promise<ThreadAnswer | Stopped> {
    const ending = new AbortController();
    const signal = given === undefined ? deadline.signal : AbortSignal.any([deadline.signal, given]);
    const end = (): void => void notes.untilEndable().then(() => ending.abort(signal.reason));
    signal.addEventListener('abort', end, { once: true });
    try {
      const task = { document, work, notes: notes.memory };
      return await this.pool.run(task, { transferList: [document.port, ...ports], signal: ending.signal });
    } catch (error) {
      given?.throwIfAborted();
      const stopped = deadline.reason ?? (isThreadDeath(error) ? 'thread_died' : null);
      if (stopped === null) throw error;
      this.instruments.stopped.add({ reason: stopped });
      return { stopped };
    } finally {
      deadline.clear();
      signal.removeEventListener('abort', end);
    }
  }
}

function outcomeOf(answer: ThreadAnswer | Stopped): string {
  if ('stopped' in answer) return 'stopped';
  if ('verdict' in answer) return answer.verdict.outcome;
  if ('learning' in answer) return answer.learning.outcome;
  if ('fixing' in answer) return answer.fixing.outcome;
  if ('simulated' in answer) return 'simulated';
  return 'illustration' in answer ? 'illustrated' : 'failed';
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
