import type { DocumentFormat, Guideline, UploadedDocument, Verdict } from '@livery/brand-governance-domain';
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

/** What comes of one document. */
type VerdictOn = (
  inspector: PiscinaDocumentInspector,
  document: UploadedDocument,
  guideline: Guideline,
) => Promise<Verdict>;

const byGuideline: VerdictOn = async (inspector, { bytes, format }, guideline) => {
  return (await inspector.inspect({ bytes: TransferableFile.of(bytes), format }, guideline)).verdict;
};

/**
 * Learns from a document instead, and judges it by what was learnt.
 * @throws Error if it has a finding for which a rule was learnt, although nothing is said of open findings
 */
export const byItself: VerdictOn = async (inspector, document) => {
  const { bytes, format } = document;
  const learning = await inspector.templateReader.learn({ bytes: TransferableFile.of(bytes), format }, new Date(0));
  if (learning.outcome === 'refused') return learning;
  const { guideline, openFindings } = learning.learnt;
  const verdict = await byGuideline(inspector, document, guideline);
  const types = new Set(guideline.rules.map(({ type }) => type));
  const found = verdict.outcome === 'judged' ? verdict.findings.filter(({ type }) => types.has(type)) : [];
  if (openFindings === 0 && found.length > 0) throw new Error(`it has the finding ${found[0]?.type ?? ''} by itself`);
  return verdict;
};

const EVERYTHING = { findingIds: null, acceptedIds: [], removals: true, at: 'cause', dropSignatures: true } as const;

/** Fixes a document instead. @returns what the guideline says of the result @throws Error if it cannot be fixed for another reason than a refusal */
export const byFixing: VerdictOn = async (inspector, { bytes, format }, guideline) => {
  const order = { guideline, request: EVERYTHING, output: null };
  const fixing = await inspector.fixer.fix({ bytes: TransferableFile.of(bytes), format }, order);
  if (fixing.outcome === 'refused') return fixing;
  if (fixing.outcome !== 'fixed') throw new Error(`its fix ended with ${fixing.outcome}`);
  const { findings, notEvaluated, truncated } = fixing.document;
  return { outcome: 'judged', findings, notEvaluated, truncated };
};

/** Runs work with an inspector like that of the service, but with one thread, and stops the thread. */
export async function withMeasuredInspector<Result>(
  work: (inspect: Inspect) => Promise<Result>,
  verdictOn: VerdictOn = byGuideline,
): Promise<Result> {
  const inspector = new PiscinaDocumentInspector({
    entry: THREAD_ENTRY,
    threads: 1,
    queueLength: 1,
    deadlineMs: DEADLINE_MS,
    maxHeapMb: HEAP_MB,
  });
  try {
    return await work(async (bytes, guideline, format = 'pptx') => {
      const before = process.cpuUsage();
      const outcome = await verdictOn(inspector, { bytes, format }, guideline).then(
        (verdict) => ({ verdict, error: null }),
        (error: unknown) => ({ verdict: null, error: error instanceof Error ? error.message : String(error) }),
      );
      const { user, system } = process.cpuUsage(before);
      return { ...outcome, milliseconds: (user + system) / 1000 };
    });
  } finally {
    await inspector.close();
  }
}
