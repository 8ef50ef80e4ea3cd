import type { Actor, Metadata, Tenant } from '@livery/kernel';
import { brandGovernanceErrorCodes } from './brand-governance.error-codes.ts';
import type { DocumentFormat } from './document-format.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './severity.ts';
import type { Suppression } from './suppression/suppression.ts';
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
  /** The caller's name for the document, by which its checks belong together. */
  readonly document: string | null;
  /** The UUID of the check against which the findings are counted. */
  readonly baselineId: string | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

/** How many findings differ from those of the baseline. Those of the check are new, unchanged or changed. */
export interface BaselineSummary {
  /** The UUID of the baseline. */
  readonly brandCheckId: string;
  readonly new: number;
  readonly fixed: number;
  readonly unchanged: number;
  readonly changed: number;
}

export interface BrandCheckSummary {
  readonly total: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** The number of findings of each dotted type. Types without findings are absent. */
  readonly byType: Readonly<Record<string, number>>;
  /** Whether the limit of findings was reached and some are left out. */
  readonly truncated: boolean;
  /** How many findings are left out because they were accepted. They count nowhere else. */
  readonly suppressed: number;
  /** How many suppressions that hold for the check name a finding that it does not have. */
  readonly unusedSuppressions: number;
  /** Null without a baseline. */
  readonly baseline: BaselineSummary | null;
}

/** A finding that was accepted before, and what was accepted. */
export interface SuppressedFinding {
  readonly finding: Finding;
  readonly suppression: Omit<Suppression, 'key' | 'findingId' | 'findingType' | 'title' | 'brandCheckId'>;
}

export interface CompletedBrandCheck extends RequestedBrandCheck {
  readonly status: 'completed';
  readonly findings: readonly Finding[];
  /** The findings that are left out of the others because they were accepted. */
  readonly suppressed: readonly SuppressedFinding[];
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
    suppressed: [],
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

/** Counts the findings of a check for which nothing was accepted, and which has no baseline. */
export function summarize({ findings, truncated }: Pick<Judgement, 'findings' | 'truncated'>): BrandCheckSummary {
  const bySeverity = { low: 0, medium: 0, high: 0, critical: 0 };
  const byType = new Map<string, number>();
  for (const { severity, type } of findings) {
    bySeverity[severity] += 1;
    byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  return {
    total: findings.length,
    bySeverity,
    byType: Object.fromEntries(byType),
    truncated,
    suppressed: 0,
    unusedSuppressions: 0,
    baseline: null,
  };
}
