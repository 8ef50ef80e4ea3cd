import type { Guideline, UploadedDocument, Verdict } from '@livery/brand-governance-domain';

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
   * The bytes are the inspector's from then on: whoever needs them longer keeps a copy.
   * @throws InspectionUnavailable when every slot and the queue are taken, or no thread began in time
   */
  abstract inspect(document: UploadedDocument, guideline: Guideline): Promise<Inspection>;
}
