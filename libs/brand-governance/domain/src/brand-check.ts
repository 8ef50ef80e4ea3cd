import type { Actor, Metadata, Tenant } from '@livery/kernel';
import { brandGovernanceErrorCodes } from './brand-governance.error-codes.ts';
import type { DocumentFormat } from './document-format.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './severity.ts';
import type { Judgement, NotEvaluated, Refusal, Verdict } from './verdict.ts';

/** What is known of a check before its outcome. */
export interface RequestedBrandCheck {
  /** The id, a UUID. */
  readonly id: string;
  readonly tenant: Tenant;
  readonly format: DocumentFormat;
  readonly filename: string | null;
  readonly sizeBytes: number;
  /** The hexadecimal SHA-256 of the document's bytes. */
  readonly contentSha256: string;
  /** The hexadecimal SHA-256 of the canonical guideline. */
  readonly guidelineVersion: string;
  /** See `ENGINE_VERSION`. */
  readonly engineVersion: number;
  /** Until when the document is kept if it can be judged; null if the caller does not want that, or it is kept no longer. */
  readonly documentKeptUntil: Date | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

export interface BrandCheckSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** The number of findings of each dotted type. Types without findings are absent. */
  readonly byType: Readonly<Record<string, number>>;
  /** Whether the limit of findings was reached and some are left out. */
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

/** A check that was accepted and waits for a worker. */
export interface PendingBrandCheck extends RequestedBrandCheck {
  readonly status: 'pending';
}

export type ConcludedBrandCheck = CompletedBrandCheck | FailedBrandCheck;

/** One document, judged once by one version of the guideline. */
export type BrandCheck = PendingBrandCheck | ConcludedBrandCheck;

/** Concludes a check with the outcome of the inspection of its document. */
export function concludeBrandCheck(check: RequestedBrandCheck, verdict: Verdict, at: Date): ConcludedBrandCheck {
  if (verdict.outcome === 'refused') return failBrandCheck(check, verdict.refusal, at);
  return {
    ...check,
    status: 'completed',
    findings: verdict.findings.map(wholeCharacters),
    summary: summarize(verdict),
    notEvaluated: verdict.notEvaluated,
    completed: at,
  };
}

/** Ends a check whose document cannot be judged. Its document is not kept. */
export function failBrandCheck(check: RequestedBrandCheck, refusal: Refusal, at: Date): FailedBrandCheck {
  return { ...check, status: 'failed', documentKeptUntil: null, refusal, completed: at };
}

/** Ends a check whose runs were interrupted again and again. */
export function giveUpBrandCheck(check: PendingBrandCheck, at: Date): FailedBrandCheck {
  const { kind, meaning: message } = brandGovernanceErrorCodes.check_interrupted;
  return failBrandCheck(check, { kind, code: 'check_interrupted', message, param: null, part: null }, at);
}

/**
 * Replaces halves of surrogate pairs, which could neither be stored nor sent. Quotations are cut by length, which may split a
 * pair.
 */
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
