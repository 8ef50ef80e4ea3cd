import type { DocumentError, DocumentReport } from './document-report.ts';

/** A document that is to be judged. */
export interface ReadDocument extends Pick<DocumentReport, 'file' | 'format'> {
  readonly bytes: Uint8Array;
}

type Judged = Pick<
  DocumentReport,
  'findings' | 'notEvaluated' | 'truncated' | 'suppressed' | 'unusedSuppressions' | 'illustration'
>;

/** The verdict on a document, or the reason why the document cannot be judged. */
export type Judgement = (Judged & { readonly error: null }) | { readonly error: DocumentError };

/** Judges documents: the engine on this machine, or a service. */
export interface DocumentJudge {
  /** The number of documents that it judges at the same time. */
  readonly parallel: number;
  /** Identifies the guideline by which it judges. Null if it is not known, because no document could be judged. */
  readonly guidelineVersion: string | null;
  judge(document: ReadDocument): Promise<Judgement>;
  close(): Promise<void>;
}
