import {
  applySuppressions,
  type CompletedBrandCheck,
  type ConcludedBrandCheck,
  concludeBrandCheck,
  countAgainstBaseline,
  type DocumentFormat,
  ParameterInvalid,
  type RequestedBrandCheck,
  type Verdict,
} from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import type { BrandCheckRepository } from './ports/brand-check.repository.ts';
import type { SuppressionRepository } from './ports/suppression.repository.ts';

/** Concludes checks with what is known of earlier checks: which findings were accepted, and which are new against the baseline. */
export class CheckHistory {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly suppressions: SuppressionRepository,
  ) {}

  /** @throws ParameterInvalid `baseline` if a check of a document of this format cannot be counted against it */
  async assertBaseline(tenant: Tenant, baselineId: string | null, format: DocumentFormat): Promise<void> {
    if (baselineId === null) return;
    const baseline = await this.brandChecks.find(tenant, baselineId);
    if (baseline === null) throw baselineMissing();
    if (baseline.status !== 'completed') {
      throw new ParameterInvalid('baseline', `The check is ${baseline.status}. Name one whose status is completed.`);
    }
    if (baseline.format === format) return;
    const message = `The check is of a ${baseline.format}, the document a ${format}. Name one of the same content_type.`;
    throw new ParameterInvalid('baseline', message);
  }

  /** Concludes a check with its verdict, without the findings that were accepted, and counts its findings against its baseline. */
  async conclude(requested: RequestedBrandCheck, verdict: Verdict, at: Date): Promise<ConcludedBrandCheck> {
    const check = concludeBrandCheck(requested, verdict, at);
    if (check.status !== 'completed') return check;
    const suppressions = await this.suppressions.active(check.tenant, check, at);
    const open = suppressions.length === 0 ? check : applySuppressions(check, suppressions);
    const baseline = await this.baselineOf(check);
    return baseline === null ? open : countAgainstBaseline(open, baseline);
  }

  private async baselineOf({ tenant, baselineId }: CompletedBrandCheck): Promise<CompletedBrandCheck | null> {
    const baseline = baselineId === null ? null : await this.brandChecks.find(tenant, baselineId);
    return baseline?.status === 'completed' ? baseline : null;
  }
}

/** The same error for a missing check, and for one of another organization or mode. */
export function baselineMissing(): ParameterInvalid {
  return new ParameterInvalid('baseline', 'Must be the id of a check of your organization in this mode.');
}
