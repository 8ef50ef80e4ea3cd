import type { Guideline } from '@livery/brand-governance-domain';
import { htmlReport, sarifReport } from '@livery/brand-governance-infrastructure/offline';
import type { TerminalLook } from '../terminal-look.ts';
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

/** The guideline by which documents were judged. Null is what is not known. */
export interface UsedGuideline {
  readonly guideline: Guideline | null;
  readonly version: string | null;
}

/** The report of a run as a text. Only tables have a look, since the other formats are for programs. */
export function renderReport(
  format: ReportFormat,
  reports: readonly DocumentReport[],
  used: UsedGuideline,
  look: TerminalLook,
): string {
  const ofService = () => reports.map((report) => brandCheckReport(report, used));
  switch (format) {
    case 'table':
      return tableReport(reports, look);
    case 'json':
      return jsonReport(reports, used.version);
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
