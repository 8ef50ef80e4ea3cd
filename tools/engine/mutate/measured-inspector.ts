import type { DocumentFormat, Guideline, Verdict } from '@livery/brand-governance-domain';
import { PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';
import { TransferableFile } from '@livery/file-transfer';
import { THREAD_ENTRY } from '../thread-entry.ts';

const DEADLINE_MS = 10_000;
const HEAP_MB = 384;

/** One inspection and the processor time that it took. Elapsed time would depend on what else the machine does. */
export interface Measured {
  /** Null when the engine failed. `error` then says how. */
  readonly verdict: Verdict | null;
  readonly error: string | null;
  readonly milliseconds: number;
}

export type Inspect = (bytes: Uint8Array, guideline: Guideline, format?: DocumentFormat) => Promise<Measured>;

/** Runs work with an inspector like that of the service, but with one thread, and stops the thread. */
export async function withMeasuredInspector<Result>(work: (inspect: Inspect) => Promise<Result>): Promise<Result> {
  const inspector = new PiscinaDocumentInspector({
    entry: THREAD_ENTRY,
    threads: 1,
    queueLength: 1,
    deadlineMs: DEADLINE_MS,
    maxHeapMb: HEAP_MB,
    priority: 'normal',
  });
  try {
    return await work(async (bytes, guideline, format = 'pptx') => {
      const before = process.cpuUsage();
      const outcome = await inspector.inspect({ bytes: TransferableFile.of(bytes), format }, guideline).then(
        ({ verdict }) => ({ verdict, error: null }),
        (error: unknown) => ({ verdict: null, error: error instanceof Error ? error.message : String(error) }),
      );
      const { user, system } = process.cpuUsage(before);
      return { ...outcome, milliseconds: (user + system) / 1000 };
    });
  } finally {
    await inspector.close();
  }
}
