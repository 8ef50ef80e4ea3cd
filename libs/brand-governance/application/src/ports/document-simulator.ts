import type { SimulatedGuidelines, SimulatedJudgement } from '@livery/brand-governance-domain';
import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

/** What a simulation knows of a document that can be judged. */
export interface SimulationResult {
  /** Null for a document that cannot be judged any more. */
  readonly judgement: SimulatedJudgement | null;
  /** The hexadecimal SHA-256 of the document's bytes. */
  readonly contentSha256: string;
}

/** Compares what two guidelines find in a document. */
export abstract class DocumentSimulator<Bytes extends DocumentBytes = DocumentBytes> {
  /**
   * Reads one document once and judges it by both guidelines off the event loop, and frees its bytes.
   * @throws InspectionUnavailable as `DocumentInspector.inspect`
   */
  abstract simulate(document: ReceivedDocument<Bytes>, guidelines: SimulatedGuidelines): Promise<SimulationResult>;
}
