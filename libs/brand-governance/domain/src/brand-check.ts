import type { Actor, Metadata, Tenant } from '@livery/kernel';
import type { DocumentFormat } from './document-format.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './severity.ts';
import type { Judgement, NotEvaluated, Refusal, Verdict } from './verdict.ts';

/** What is known of a check before its outcome. */
export interface RequestedBrandCheck {
  /** UUID. */
  readonly id: string;
  readonly tenant: Tenant;
  readonly format: DocumentFormat;
  readonly filename: string | null;
  readonly sizeBytes: number;
  /** Hexadecimal SHA-256 of the bytes. */
  readonly contentSha256: string;
  /** Hexadecimal SHA-256 of the canonical guideline. */
  readonly guidelineVersion: string;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

export interface BrandCheckSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** Counts by dotted type; types without findings are absent. */
  readonly byType: Readonly<Record<string, number>>;
  /** The cap of findings was reached and some are left out. */
  readonly truncated: boolean;
}

export interface CompletedBrandCheck extends RequestedBrandCheck {
  readonly status: 'completed';
  readonly findings: readonly Finding[];
  readonly summary: BrandCheckSummary;
  readonly notEvaluated: readonly NotEvaluated[];
  readonly completed: Date;
}

export interface FailedBrandCheck extends RequestedBrandCheck {
  readonly status: 'failed';
  readonly refusal: Refusal;
  readonly completed: Date;
}

/** One document, judged once by one version of the guideline. */
export type BrandCheck = CompletedBrandCheck | FailedBrandCheck;

/** Ends a check with what the inspection of its document came to. */
export function concludeBrandCheck(check: RequestedBrandCheck, verdict: Verdict, at: Date): BrandCheck {
  if (verdict.outcome === 'refused') return { ...check, status: 'failed', refusal: verdict.refusal, completed: at };
  return {
    ...check,
    status: 'completed',
    findings: verdict.findings.map(wholeCharacters),
    summary: summarize(verdict),
    notEvaluated: verdict.notEvaluated,
    completed: at,
  };
}

/** Quotations are cut by length: half of a surrogate pair could neither be stored nor sent. */
function wholeCharacters(finding: Finding): Finding {
  return finding.detail.isWellFormed() ? finding : { ...finding, detail: finding.detail.toWellFormed() };
}

function summarize({ findings, truncated }: Judgement): BrandCheckSummary {
  const bySeverity = { low: 0, medium: 0, high: 0, critical: 0 };
  const byType = new Map<string, number>();
  for (const { severity, type } of findings) {
    bySeverity[severity] += 1;
    byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  return { total: findings.length, bySeverity, byType: Object.fromEntries(byType), truncated };
}
