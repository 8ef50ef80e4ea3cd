import type { DocumentFormat, Guideline, Verdict } from '@livery/brand-governance-domain';

/** A document as it was received. Nobody but the inspector opens its bytes, which may wait outside of this process's heap. */
export interface ReceivedDocument {
  readonly format: DocumentFormat;
  readonly bytes: { readonly length: number };
}

/** What came of one document. */
export interface Inspection {
  readonly verdict: Verdict;
  /** Hexadecimal SHA-256 of its bytes. */
  readonly contentSha256: string;
}

/** Judges documents by a guideline. */
export abstract class DocumentInspector {
  /**
   * Reads and judges one document off the event loop; a document that cannot be judged is an outcome, not an exception.
   * Its bytes are the inspector's from then on.
   * @throws InspectionUnavailable when every slot and the queue are taken, or no thread began or got a processor in time
   */
  abstract inspect(document: ReceivedDocument, guideline: Guideline): Promise<Inspection>;
}
