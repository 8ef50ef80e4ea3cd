import { BrandCheckNotCompleted, type ConcludedBrandCheck } from '@livery/brand-governance-domain';
import { publicId, resourceMissing, type Tenant } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { DocumentIllustrator, Illustration } from '../ports/document-illustrator.ts';
import type { DocumentBytes } from '../ports/document-inspector.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { GuidelineSnapshotRepository } from '../ports/guideline-snapshot.repository.ts';
import type { BrandCheckReport } from '../report/brand-check-report.ts';
import { locationsToDraw, type ReportedVerdict, reportBrandCheck } from '../report/report-brand-check.ts';

/** Puts together what is known of a check: its findings, what it was judged by, and how the document looks. */
export class ReportOnBrandCheck<Bytes extends DocumentBytes> {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly guidelines: GuidelineSnapshotRepository,
    private readonly storage: DocumentStorage<Bytes>,
    private readonly illustrator: DocumentIllustrator<Bytes>,
  ) {}

  /**
   * @param isIllustrated whether the report shows the document, if it is still kept
   * @throws DomainError `resource_missing`; BrandCheckNotCompleted while it is pending; InspectionUnavailable
   */
  async execute(tenant: Tenant, id: string, isIllustrated: boolean): Promise<BrandCheckReport> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
    if (check.status === 'pending') throw new BrandCheckNotCompleted(check.status);
    const { format, filename, guidelineVersion, engineVersion, completed } = check;
    return reportBrandCheck({
      document: {
        check: publicId('brand_check', check.id),
        filename,
        format,
        guidelineVersion,
        engineVersion,
        judged: completed,
      },
      verdict: verdictOf(check),
      guideline: await this.guidelines.find(tenant, guidelineVersion),
      illustration: isIllustrated ? await this.illustrationOf(check) : null,
    });
  }

  private async illustrationOf(check: ConcludedBrandCheck): Promise<Illustration | null> {
    if (check.status === 'failed' || check.documentKeptUntil === null || check.findings.length === 0) return null;
    const { tenant, format, contentSha256, findings } = check;
    const bytes = await this.storage.load(tenant, contentSha256);
    return bytes && this.illustrator.illustrate({ format, bytes }, locationsToDraw(findings));
  }
}

function verdictOf(check: ConcludedBrandCheck): ReportedVerdict {
  if (check.status === 'failed') return { outcome: 'refused', refusal: check.refusal };
  const { findings, notEvaluated, summary } = check;
  return { outcome: 'judged', findings, notEvaluated, truncated: summary.truncated };
}
