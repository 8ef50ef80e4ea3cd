import type {
  FixChange,
  FixDecline,
  FixRequest,
  Guideline,
  NotEvaluated,
  Finding,
  Refusal,
} from '@livery/brand-governance-domain';
import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

export interface FixingOrder {
  readonly guideline: Guideline;
  readonly request: FixRequest;
  /** The path of an existing file that becomes the fixed document; null if nobody needs its bytes. */
  readonly output: string | null;
}

/** A document that was fixed, as it is now. */
export interface FixedDocumentFacts {
  readonly findings: readonly Finding[];
  readonly notEvaluated: readonly NotEvaluated[];
  readonly truncated: boolean;
  readonly fixedFindings: readonly string[];
  readonly changes: readonly FixChange[];
  readonly declined: readonly FixDecline[];
  /** The hexadecimal SHA-256 of the bytes. */
  readonly sha256: string;
  readonly sizeBytes: number;
  /** The content type of its main part, which says what kind of document it is. */
  readonly mainContentType: string;
}

/** The end of fixing one document. */
export type Fixing =
  | { readonly outcome: 'fixed'; readonly document: FixedDocumentFacts }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | { readonly outcome: 'signed' }
  /** Some findings that were named cannot be fixed. */
  | { readonly outcome: 'not_fixable'; readonly findingIds: readonly string[] };

/** Repairs findings of documents, and judges the result. */
export abstract class DocumentFixer<Bytes extends DocumentBytes = DocumentBytes> {
  /**
   * Fixes one document off the event loop, and frees its bytes.
   * @throws InspectionUnavailable as `DocumentInspector.inspect`; DomainError `unavailable` when the output cannot be written
   */
  abstract fix(document: ReceivedDocument<Bytes>, order: FixingOrder): Promise<Fixing>;
}
