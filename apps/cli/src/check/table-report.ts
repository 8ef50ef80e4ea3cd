import { baselineStateOf } from '@livery/brand-governance-application';
import { visible } from '../visible.ts';
import { countBySeverity, countingFindings, type DocumentReport } from './document-report.ts';

const HEADING = ['SEVERITY', 'TYPE', 'WHERE', 'WHAT'] as const;

/** One table for each document, and the totals below. */
export function tableReport(reports: readonly DocumentReport[]): string {
  const findings = reports.flatMap((report) => report.findings);
  const failed = reports.filter(({ error }) => error !== null).length;
  const unjudged = failed > 0 ? `, ${failed} not judged` : '';
  const sum = `${counted(reports.length, 'file')}, ${inWords(findings)}${sinceBaseline(reports)}${unjudged}`;
  return [...reports.map(section), sum, ''].join('\n');
}

function section(report: DocumentReport): string {
  const { file, findings, truncated, comparison, error } = report;
  if (error !== null) {
    const part = error.part === null ? '' : ` (${error.part})`;
    return `${visible(file)}: not judged, ${visible(`${error.code}: ${error.message}${part}`)}\n`;
  }
  const rows = findings.map((finding) => {
    const { severity, type, locations, detail } = finding;
    const state = comparison === null ? 'unchanged' : baselineStateOf(finding, comparison);
    const mark = state === 'unchanged' ? '' : ` (${state})`;
    return [`${severity}${mark}`, type, locations[0] ?? '', detail].map(visible);
  });
  const lines = rows.length === 0 ? [] : aligned([HEADING, ...rows]);
  const more = truncated ? ['  … and more: some findings are left out'] : [];
  return [`${visible(file)}: ${inWords(findings)}${history(report)}`, ...lines, ...more, ''].join('\n');
}

/** `, 2 of them new or changed since the baseline`; nothing without a baseline. */
function sinceBaseline(reports: readonly DocumentReport[]): string {
  if (reports.every(({ comparison }) => comparison === null)) return '';
  const counting = reports.reduce((sum, report) => sum + countingFindings(report).length, 0);
  return `, ${counting} of them new or changed since the baseline`;
}

/** `, 1 new, 2 fixed, 1 changed, 3 accepted`: what is known of earlier runs. */
function history({ comparison, suppressed, unusedSuppressions }: DocumentReport): string {
  const compared = comparison === null ? [] : [`${comparison.new} new`, `${comparison.fixed.length} fixed`];
  const changed = comparison !== null && comparison.changed > 0 ? [`${comparison.changed} changed`] : [];
  const accepted = suppressed.length > 0 ? [`${suppressed.length} accepted`] : [];
  const unused = unusedSuppressions > 0 ? [`${counted(unusedSuppressions, 'suppression')} unused`] : [];
  return [...compared, ...changed, ...accepted, ...unused].map((words) => `, ${words}`).join('');
}

/** `3 findings (2 high, 1 low)` */
function inWords(findings: DocumentReport['findings']): string {
  const counts = countBySeverity(findings).map(([severity, count]) => `${count} ${severity}`);
  return counted(findings.length, 'finding') + (counts.length > 0 ? ` (${counts.join(', ')})` : '');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADING.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
