import type { Guideline, UploadedDocument, Verdict } from '@livery/brand-governance-domain';

/** Judges documents by a guideline. */
export abstract class DocumentInspector {
  /**
   * Reads and judges one document off the event loop; a document that cannot be judged is an outcome, not an exception.
   * The bytes are the inspector's from then on: whoever needs them longer keeps a copy.
   * @throws InspectionUnavailable when every slot and the queue are taken.
   */
  abstract inspect(document: UploadedDocument, guideline: Guideline): Promise<Verdict>;
}
