import { setTimeout as pause } from 'node:timers/promises';
import { ownThread, processorMs } from './processor-time.ts';

const TIMES = 2;
const TIMES_BYTES = TIMES * Float64Array.BYTES_PER_ELEMENT;
const SHA256_BYTES = 32;
/** Whether the thread uses zlib, and whether it is about to be ended, each as 0 or 1. */
const [USES_ZLIB, IS_ENDED] = [0, 1];
const FLAGS = 2;
const FLAGS_AT = TIMES_BYTES + SHA256_BYTES;

/** What a thread reports on an inspection, in memory that it shares, since a thread that is busy or was stopped cannot answer. */
export class ThreadNotes {
  /** The system's id of the thread, or 0, and for how many milliseconds it had had a processor when it began. */
  private readonly start: Float64Array;
  private readonly digest: Uint8Array;
  private readonly flags: Int32Array;

  constructor(readonly memory = new SharedArrayBuffer(FLAGS_AT + FLAGS * Int32Array.BYTES_PER_ELEMENT)) {
    this.flags = new Int32Array(memory, FLAGS_AT, FLAGS);
    this.start = new Float64Array(memory, 0, TIMES);
    this.digest = new Uint8Array(memory, TIMES_BYTES, SHA256_BYTES);
  }

  /** Notes that the thread is about to take the document's bytes. */
  noteStart(): void {
    const thread = ownThread() ?? 0;
    this.start.set([thread, processorMs(thread) ?? 0]);
  }

  /** Notes that the thread is about to read the document with this SHA-256. */
  noteDocument(sha256: Uint8Array): void {
    this.digest.set(sha256);
  }

  /** The hexadecimal SHA-256 of the document; null when no thread has begun with it. */
  get contentSha256(): string | null {
    return this.digest.some((byte) => byte !== 0) ? Buffer.from(this.digest).toString('hex') : null;
  }

  /** For how many milliseconds the thread has had a processor since it began; null where the system does not report it. */
  spentMs(): number | null {
    if (this.contentSha256 === null) return 0;
    const [thread = 0, before = 0] = this.start;
    const now = processorMs(thread);
    return now === null ? null : now - before;
  }

  /** Uses zlib in the thread, which then is not ended. A thread that is about to be ended waits for it instead. */
  readonly usingZlib = <Result>(work: () => Result): Result => {
    Atomics.store(this.flags, USES_ZLIB, 1);
    try {
      if (Atomics.load(this.flags, IS_ENDED) === 1) {
        Atomics.store(this.flags, USES_ZLIB, 0);
        Atomics.wait(this.flags, IS_ENDED, 1);
      }
      return work();
    } finally {
      Atomics.store(this.flags, USES_ZLIB, 0);
    }
  };

  /** Resolves once the thread may be ended: it does not use zlib, and does not begin to. The thread has to be ended then. */
  async untilEndable(): Promise<void> {
    Atomics.store(this.flags, IS_ENDED, 1);
    while (Atomics.load(this.flags, USES_ZLIB) === 1) await pause(1);
  }
}
