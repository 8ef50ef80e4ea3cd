import {
  BrandCheckNotCompleted,
  compareFindings,
  type CompletedBrandCheck,
  type ConcludedBrandCheck,
} from '@livery/brand-governance-domain';
import { publicActorId, publicId, resourceMissing, type Tenant } from '@livery/kernel';
import type { CheckHistory } from '../check-history.ts';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentIllustrator, Illustration } from '../ports/document-illustrator.ts';
import type { DocumentBytes } from '../ports/received-document.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { GuidelineSnapshotRepository } from '../ports/guideline-snapshot.repository.ts';
import { type BaselineComparison, baselineComparison } from '../report/baseline-comparison.ts';
import type { BrandCheckReport } from '../report/brand-check-report.ts';
import {
  type AcceptedDeviation,
  locationsToDraw,
  type ReportedVerdict,
  reportBrandCheck,
} from '../report/report-brand-check.ts';

export interface ReportOptions {
  /** Whether the report shows the document, if it is still kept. */
  readonly isIllustrated: boolean;
  /** The UUID of a check with which this one is compared; null for the baseline of the check itself, if it has one. */
  readonly baselineId: string | null;
  /** Ends the drawing when its caller has gone. */
  readonly signal: AbortSignal;
}

/** Puts together what is known of a check: its findings, what it was judged by, and how the document looks. */
export class ReportOnBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly history: CheckHistory,
    private readonly guidelines: GuidelineSnapshotRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly illustrator: DocumentIllustrator<Bytes>,
  ) {}

  /**
   * @throws DomainError `resource_missing`; BrandCheckNotCompleted while it is pending; ParameterInvalid `baseline`;
   *   InspectionUnavailable
   */
  async execute(tenant: Tenant, id: string, options: ReportOptions): Promise<BrandCheckReport> {
    const { isIllustrated, baselineId, signal } = options;
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    if (check.status === 'pending') throw new BrandCheckNotCompleted(check.status);
    await this.history.assertBaseline(tenant, baselineId, check.format);
    const { format, filename, document, guidelineVersion, engineVersion, completed } = check;
    const shown = isIllustrated ? await this.shown(check, signal) : { illustration: null };
    return reportBrandCheck({
      document: {
        check: publicId('brand_check', check.id),
        filename,
        document,
        format,
        guidelineVersion,
        engineVersion,
        judged: completed,
      },
      verdict: verdictOf(check),
      accepted: check.status === 'completed' ? acceptedOf(check) : [],
      unusedSuppressions: check.status === 'completed' ? check.summary.unusedSuppressions : 0,
      comparison: await this.comparisonOf(check, baselineId),
      guideline: await this.guidelines.find(tenant, guidelineVersion),
      ...shown,
    });
  }

  private async comparisonOf(check: ConcludedBrandCheck, wantedId: string | null): Promise<BaselineComparison | null> {
    const baselineId = wantedId ?? check.baselineId;
    if (check.status === 'failed' || baselineId === null) return null;
    const baseline = await this.brandChecks.find(check.tenant, baselineId);
    if (baseline?.status !== 'completed') return null;
    return baselineComparison(publicId('brand_check', baseline.id), compareFindings(baseline, check));
  }

  private async shown(
    check: ConcludedBrandCheck,
    signal: AbortSignal,
  ): Promise<{ readonly illustration: Illustration | null; readonly isDocumentKept: boolean }> {
    const isKept = check.status === 'completed' && check.documentKeptUntil !== null;
    if (!isKept || check.findings.length === 0) return { illustration: null, isDocumentKept: isKept };
    const { tenant, format, contentSha256, findings } = check;
    const bytes = await this.storage.load(tenant, contentSha256);
    if (bytes === null) return { illustration: null, isDocumentKept: false };
    const illustration = await this.illustrator.illustrate(
      { format, bytes, owner: tenant.organizationId, signal },
      locationsToDraw(findings),
    );
    return { illustration, isDocumentKept: true };
  }
}

function verdictOf(check: ConcludedBrandCheck): ReportedVerdict {
  if (check.status === 'failed') return { outcome: 'refused', refusal: check.refusal };
  const { findings, notEvaluated, summary } = check;
  return { outcome: 'judged', findings, notEvaluated, truncated: summary.truncated };
}

function acceptedOf({ suppressed }: CompletedBrandCheck): readonly AcceptedDeviation[] {
  return suppressed.map(({ finding, suppression: { reason, createdBy, created, expiresAt } }) => {
    return { finding, reason, acceptedBy: publicActorId(createdBy), accepted: created, expires: expiresAt };
  });
}
