import type { ErrorKind } from '@livery/kernel';
import type { Finding } from './finding.ts';

/** Something in the document that could not be judged: what, why, and where. */
export interface NotEvaluated {
  /** A colour surface, or a kind of content such as `chart`. */
  readonly surface: string;
  readonly reason: string;
  readonly locations: readonly string[];
}

/** What a guideline says about one document. The same bytes and guideline give the same judgement. */
export interface Judgement {
  readonly findings: readonly Finding[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Whether the limit of findings was reached and some are left out. */
  readonly truncated: boolean;
}

/** Why a document cannot be judged, in the terms of a `DomainError`. */
export interface Refusal {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly message: string;
  readonly param: string | null;
  /** The name of the part at fault: `/ppt/presentation.xml`. */
  readonly part: string | null;
}

/** The outcome of one inspection. */
export type Verdict =
  (Judgement & { readonly outcome: 'judged' }) | { readonly outcome: 'refused'; readonly refusal: Refusal };
