import { createHash } from 'node:crypto';
import { canonicalGuideline, type Guideline } from '@livery/brand-governance-domain';
import { htmlReport, sarifReport } from '@livery/brand-governance-infrastructure/offline';
import { VERSION } from '../version.ts';
import { brandCheckReport, type DocumentReport } from './document-report.ts';
import { githubReport } from './github-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { tableReport } from './table-report.ts';

export const REPORT_FORMATS = ['table', 'json', 'sarif', 'html', 'github', 'junit'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

export function isReportFormat(word: string): word is ReportFormat {
  return REPORT_FORMATS.some((format) => format === word);
}

/** The report of a run as a text. */
export function renderReport(format: ReportFormat, reports: readonly DocumentReport[], guideline: Guideline): string {
  const version = createHash('sha256').update(canonicalGuideline(guideline)).digest('hex');
  const ofService = () => reports.map((report) => brandCheckReport(report, guideline, version));
  switch (format) {
    case 'table':
      return tableReport(reports);
    case 'json':
      return jsonReport(reports, version);
    case 'sarif':
      return sarifReport(ofService(), { semanticVersion: VERSION });
    case 'html':
      return htmlReport(ofService());
    case 'github':
      return githubReport(reports);
    case 'junit':
      return junitReport(reports);
  }
}
