import { findingResource } from '@livery/brand-governance-application';
import { ENGINE_VERSION } from '@livery/brand-governance-domain';
import { countBySeverity, type DocumentReport } from './document-report.ts';

/** All reports as one JSON object. Findings have the shape of the API. */
export function jsonReport(reports: readonly DocumentReport[], guidelineVersion: string | null): string {
  const report = {
    object: 'list',
    guideline_version: guidelineVersion,
    engine_version: ENGINE_VERSION,
    data: reports.map((report) => ({
      file: report.file,
      content_type: report.format,
      status: report.error === null ? 'completed' : 'failed',
      error_code: report.error?.code ?? null,
      error_message: report.error?.message ?? null,
      error_part: report.error?.part ?? null,
      summary: report.error === null ? summaryOf(report) : null,
      findings: report.findings.map(findingResource),
      suppressed: report.suppressed.map(({ finding, suppression: { reason, expiresAt } }) => {
        return { finding: findingResource(finding), reason, expires_at: expiresAt?.toISOString() ?? null };
      }),
      fixed: report.comparison?.fixed.map(findingResource) ?? [],
      not_evaluated: report.notEvaluated,
    })),
    summary: {
      files: reports.length,
      failed: reports.filter(({ error }) => error !== null).length,
      ...sums(reports.flatMap(({ findings }) => findings)),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function summaryOf({ findings, truncated, suppressed, unusedSuppressions, comparison }: DocumentReport) {
  return {
    ...sums(findings),
    truncated,
    suppressed: suppressed.length,
    suppressions_unused: unusedSuppressions,
    baseline: comparison && {
      new: comparison.new,
      fixed: comparison.fixed.length,
      unchanged: comparison.unchanged,
      changed: comparison.changed,
    },
  };
}

function sums(findings: DocumentReport['findings']) {
  const none = { low: 0, medium: 0, high: 0, critical: 0 };
  return { total: findings.length, by_severity: { ...none, ...Object.fromEntries(countBySeverity(findings)) } };
}
