import type { BrandCheck } from '@livery/brand-governance-domain';
import { publicId, resourceMissing, type Tenant } from '@livery/kernel';
import type { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import type { GuidelineSnapshotRepository } from '../ports/guideline-snapshot.repository.ts';
import type { BrandCheckReport } from '../report/brand-check-report.ts';
import { type ReportedVerdict, reportBrandCheck } from '../report/report-brand-check.ts';

/** Puts together what is known of a check: its findings, what it was judged by, and how the document looks. */
export class ReportOnBrandCheck {
  constructor(
    private readonly brandChecks: BrandCheckRepository,
    private readonly guidelines: GuidelineSnapshotRepository,
  ) {}

  /** @throws DomainError `resource_missing` */
  async execute(tenant: Tenant, id: string): Promise<BrandCheckReport> {
    const check = await this.brandChecks.find(tenant, id);
    if (check === null) throw resourceMissing();
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
    });
  }
}

function verdictOf(check: BrandCheck): ReportedVerdict {
  if (check.status === 'failed') return { outcome: 'refused', refusal: check.refusal };
  const { findings, notEvaluated, summary } = check;
  return { outcome: 'judged', findings, notEvaluated, truncated: summary.truncated };
}
