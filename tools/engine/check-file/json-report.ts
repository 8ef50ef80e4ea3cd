import { findingResource } from '@livery/brand-governance-application';
import { ENGINE_VERSION } from '@livery/brand-governance-domain';
import { countBySeverity, type DocumentReport } from './document-report.ts';

/** All reports as one JSON object. Findings have the shape of the API. */
export function jsonReport(reports: readonly DocumentReport[], guidelineVersion: string): string {
  const report = {
    object: 'list',
    guideline_version: guidelineVersion,
    engine_version: ENGINE_VERSION,
    data: reports.map(({ file, format, findings, notEvaluated, truncated, error }) => ({
      file,
      content_type: format,
      status: error === null ? 'completed' : 'failed',
      error_code: error?.code ?? null,
      error_message: error?.message ?? null,
      error_part: error?.part ?? null,
      summary: error === null ? { ...sums(findings), truncated } : null,
      findings: findings.map(findingResource),
      not_evaluated: notEvaluated,
    })),
    summary: {
      files: reports.length,
      failed: reports.filter(({ error }) => error !== null).length,
      ...sums(reports.flatMap(({ findings }) => findings)),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function sums(findings: DocumentReport['findings']) {
  const none = { low: 0, medium: 0, high: 0, critical: 0 };
  return { total: findings.length, by_severity: { ...none, ...Object.fromEntries(countBySeverity(findings)) } };
}
