import type { FindingResource } from '@livery/brand-governance-contracts';
import type { DocumentFormat, NotEvaluated } from '@livery/brand-governance-domain';

/** Why a document could not be judged: a documented code of the API, `file_missing` or `file_unreadable`. */
export interface DocumentError {
  readonly code: string;
  readonly message: string;
  /** The part at fault: `/ppt/presentation.xml`. */
  readonly part: string | null;
}

/** What came of one file. */
export interface DocumentReport {
  /** The path as it was given, or found in a folder that was given. */
  readonly file: string;
  readonly format: DocumentFormat;
  readonly findings: readonly FindingResource[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Some findings were left out, because there are very many. */
  readonly truncated: boolean;
  /** Null when the document was judged. */
  readonly error: DocumentError | null;
}

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = FindingResource['severity'];

/** Findings by severity, worst first; severities without findings are absent. */
export function countBySeverity(findings: readonly FindingResource[]): readonly (readonly [Severity, number])[] {
  return SEVERITIES.map(
    (severity) => [severity, findings.filter((finding) => finding.severity === severity).length] as const,
  ).filter(([, count]) => count > 0);
}
