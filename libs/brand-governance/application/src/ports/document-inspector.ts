import type { Guideline, Verdict } from '@livery/brand-governance-domain';
import type { DocumentCopy } from './document-storage.ts';
import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

/** The result of inspecting one document. */
export interface Inspection {
  readonly verdict: Verdict;
  /** The hexadecimal SHA-256 of the document's bytes. */
  readonly contentSha256: string;
}

/** What an inspection does besides. */
export interface InspectionOptions {
  /** The file into which the document is copied when it was read, so that it can be stored while it is judged. */
  readonly copy?: DocumentCopy | undefined;
}

/** Judges documents by a guideline. */
export abstract class DocumentInspector<Bytes extends DocumentBytes = DocumentBytes> {
  /**
   * Reads and judges one document off the event loop, and frees its bytes. A document that cannot be judged is an outcome, not
   * an exception.
   * @throws InspectionUnavailable when every slot and the queue are taken, or no thread began or got a processor in time
   * @throws DomainError `unavailable` when the copy cannot be written
   * @throws the reason of the document's signal
   */
  abstract inspect(
    document: ReceivedDocument<Bytes>,
    guideline: Guideline,
    options?: InspectionOptions,
  ): Promise<Inspection>;
}
