import type {
  DocumentFormat,
  Finding,
  FindingOrigin,
  Guideline,
  NearestColor,
  NotEvaluated,
  Refusal,
} from '@livery/brand-governance-domain';
import type { Illustration } from '../ports/document-illustrator.ts';

/** What was judged, and by what. */
export interface ReportedDocument {
  /** The public id of the check; null when a document was judged without being stored. */
  readonly check: string | null;
  /** The name of the file; null when the caller gave none. */
  readonly filename: string | null;
  /** What the caller calls it through all its versions; null when the caller gave no name. */
  readonly document: string | null;
  readonly format: DocumentFormat;
  readonly guidelineVersion: string;
  readonly engineVersion: number;
  /** When it was judged. */
  readonly judged: Date;
}

/** A finding with what a reader wants to know beside it. */
export interface ReportedFinding extends Finding {
  readonly nearestColor: NearestColor | null;
  /** Where one change settles it; null when each place has to be changed on its own. */
  readonly origin: FindingOrigin | null;
  /** The zero-based numbers of the slides on which it shows, ascending. */
  readonly slides: readonly number[];
  readonly menuPath: string | null;
  /** Against the baseline; null without one. */
  readonly baselineState: 'new' | 'changed' | 'unchanged' | null;
  /** How many occurrences the baseline does not have; null if the finding is not new against one. */
  readonly newSinceBaseline: number | null;
}

/** A finding that somebody has accepted. */
export interface AcceptedFinding extends ReportedFinding {
  readonly reason: string | null;
  /** The public id of who accepted it; null if the file of a command accepts it. */
  readonly acceptedBy: string | null;
  readonly accepted: Date | null;
  readonly expires: Date | null;
}

/** Findings that one change settles together. */
export interface ReportedCause {
  readonly kind: FindingOrigin['kind'];
  readonly name: string | null;
  readonly slides: readonly number[];
  readonly findings: readonly ReportedFinding[];
}

/** A slide or a page with what was found there. */
export interface ReportedPlace {
  readonly kind: 'slide' | 'page';
  /** The zero-based number of a slide, or the number of a page, counted from 1. */
  readonly number: number;
  /** The findings that are described here, because this is the first place where they have to be fixed. */
  readonly findings: readonly ReportedFinding[];
  /** Those that also show here and are described elsewhere. */
  readonly elsewhere: readonly ReportedFinding[];
}

/** How the findings differ from those of an earlier check. */
export interface ReportedComparison {
  /** The public id of the earlier check; null when it comes from a file. */
  readonly base: string | null;
  readonly new: number;
  readonly unchanged: number;
  /** How many are still there in another form. */
  readonly changed: number;
  readonly fixed: readonly Finding[];
}

/** A judged document as people and programs read it. */
export interface BrandCheckReport {
  readonly document: ReportedDocument;
  /** Why the document could not be judged; null when it was. */
  readonly refusal: Pick<Refusal, 'code' | 'message' | 'part'> | null;
  readonly findings: readonly ReportedFinding[];
  /** Whether the limit of findings was reached and some are left out. */
  readonly isTruncated: boolean;
  readonly causes: readonly ReportedCause[];
  readonly places: readonly ReportedPlace[];
  /** The findings that belong to no slide and no page. */
  readonly wholeDocument: readonly ReportedFinding[];
  readonly notEvaluated: readonly NotEvaluated[];
  readonly accepted: readonly AcceptedFinding[];
  /** How many acceptances name a finding that the document does not have any more. */
  readonly unusedSuppressions: number;
  readonly comparison: ReportedComparison | null;
  /** What the document was judged by; null when it is not known any more. */
  readonly guideline: Guideline | null;
  /** How the document looks; null when it was not kept, or is not wanted. */
  readonly illustration: Illustration | null;
  /** Whether the document was there to be shown. */
  readonly isDocumentKept: boolean;
}
