import {
  type BaselineComparison,
  baselineStateOf,
  type BrandCheckReport,
  type Illustration,
  reportBrandCheck,
} from '@livery/brand-governance-application';
import {
  type DocumentFormat,
  ENGINE_VERSION,
  type Finding,
  type Guideline,
  type NotEvaluated,
  type Severity,
  type SuppressedFinding,
} from '@livery/brand-governance-domain';

/** Why a document could not be judged: a documented code of the API, `file_missing` or `file_unreadable`. */
export interface DocumentError {
  readonly code: string;
  readonly message: string;
  /** The part that has the problem: `/ppt/presentation.xml`. */
  readonly part: string | null;
}

/** The report of the engine on one file. */
export interface JudgedDocument {
  /** The path that was given, or that was found in a given folder. */
  readonly file: string;
  readonly format: DocumentFormat;
  readonly findings: readonly Finding[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Some findings were left out, because there are too many. */
  readonly truncated: boolean;
  /** Null when the document was judged. */
  readonly error: DocumentError | null;
}

/** The result for one file. */
export interface DocumentReport extends JudgedDocument {
  /** The findings that are accepted, which are not among the others. */
  readonly suppressed: readonly SuppressedFinding[];
  /** The number of suppressions that name a finding that the document does not have any more. */
  readonly unusedSuppressions: number;
  /** Null without a baseline. */
  readonly comparison: BaselineComparison | null;
  /** How the document looks; null unless that was wanted. */
  readonly illustration: Illustration | null;
}

const TEXT_DOCUMENT = /\.(?:docx|dotx|docm|dotm)$/i;

/** The format that the name of a file says. */
export function formatOf(file: string): DocumentFormat {
  return TEXT_DOCUMENT.test(file) ? 'docx' : 'pptx';
}

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

/** The numbers of findings by severity, the most severe first. Severities without findings are absent. */
export function countBySeverity(findings: readonly Finding[]): readonly (readonly [Severity, number])[] {
  return SEVERITIES.map(
    (severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const,
  ).filter(([, count]) => count > 0);
}

/** The result for one file as the service reports a check. */
export function brandCheckReport(
  report: DocumentReport,
  { guideline, version }: { readonly guideline: Guideline | null; readonly version: string | null },
): BrandCheckReport {
  const { file, format, findings, notEvaluated, truncated, suppressed, unusedSuppressions } = report;
  const { comparison, illustration, error } = report;
  return reportBrandCheck({
    document: {
      check: null,
      filename: file,
      document: file,
      format,
      guidelineVersion: version ?? '',
      engineVersion: ENGINE_VERSION,
      judged: new Date(),
    },
    verdict:
      error === null
        ? { outcome: 'judged', findings, notEvaluated, truncated }
        : { outcome: 'refused', refusal: error },
    accepted: suppressed.map(({ finding, suppression: { reason, expiresAt } }) => {
      return { finding, reason, acceptedBy: null, accepted: null, expires: expiresAt };
    }),
    unusedSuppressions,
    comparison,
    guideline,
    illustration,
  });
}

/** The findings that count: all of them, or with a baseline those that it does not have in this form. */
export function countingFindings({ findings, comparison }: DocumentReport): readonly Finding[] {
  if (comparison === null) return findings;
  return findings.filter((finding) => baselineStateOf(finding, comparison) !== 'unchanged');
}
