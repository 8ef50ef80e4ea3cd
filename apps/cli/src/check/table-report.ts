import { styleText } from 'node:util';
import { baselineStateOf } from '@livery/brand-governance-application';
import type { TerminalLook } from '../terminal-look.ts';
import { visible } from '../visible.ts';
import { countBySeverity, countingFindings, type DocumentReport } from './document-report.ts';

const HEADING = ['SEVERITY', 'TYPE', 'WHERE', 'WHAT'] as const;
/** A narrower last column is harder to read than lines that the terminal breaks. */
const LEAST_WIDTH = 24;
/** The last column begins here on a terminal that is too narrow for all of them. */
const BELOW = 6;
const COLORS: Readonly<Record<DocumentReport['findings'][number]['severity'], Parameters<typeof styleText>[0]>> = {
  critical: ['red', 'bold'],
  high: 'red',
  medium: 'yellow',
  low: 'cyan',
};

/** One table for each document, and the totals below. */
export function tableReport(reports: readonly DocumentReport[], look: TerminalLook): string {
  return [...reports.map((report) => section(report, look)), totals(reports), ''].join('\n');
}

/** `2 files, 3 findings (2 high, 1 low), 1 of them new or changed since the baseline, 1 not judged` */
export function totals(reports: readonly DocumentReport[]): string {
  const findings = reports.flatMap((report) => report.findings);
  const failed = reports.filter(({ error }) => error !== null).length;
  const unjudged = failed > 0 ? `, ${failed} not judged` : '';
  return `${counted(reports.length, 'file')}, ${inWords(findings)}${sinceBaseline(reports)}${unjudged}`;
}

function section(report: DocumentReport, look: TerminalLook): string {
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
  const [heading = '', ...texts] = rows.length === 0 ? [] : aligned([HEADING, ...rows], look.width);
  const lines = rows.length === 0 ? [] : [heading, ...texts.map((text, index) => colored(text, findings[index], look))];
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

/** The rows as lines. If they are wider than the terminal, the last column goes on below itself, or stands below the others. */
function aligned(rows: readonly (readonly string[])[], width: number | null): string[] {
  const widths = HEADING.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + 2, 2);
  const isBelow = width !== null && width - before < LEAST_WIDTH;
  const indent = isBelow ? BELOW : before;
  return rows.map((row) => {
    const cells = row.slice(0, -1).map((cell, column) => cell.padEnd(widths[column] ?? 0));
    const last = broken(row.at(-1) ?? '', (width ?? Infinity) - indent).join(`\n${' '.repeat(indent)}`);
    const line = `  ${cells.join('  ')}`;
    return isBelow ? `${line.trimEnd()}\n${' '.repeat(indent)}${last}` : `${line}  ${last}`.trimEnd();
  });
}

/** A text in lines of at most so many characters, broken between words. */
function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function colored(
  text: string,
  finding: DocumentReport['findings'][number] | undefined,
  { isColored }: TerminalLook,
): string {
  if (!isColored || finding === undefined) return text;
  const { severity } = finding;
  return text.replace(severity, styleText(COLORS[severity], severity, { validateStream: false }));
}
