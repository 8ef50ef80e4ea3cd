import type { Finding, Severity } from '@livery/brand-governance-domain';
import { visible } from '../visible.ts';
import { countingFindings, type DocumentReport } from './document-report.ts';

const LEVELS: Readonly<Record<Severity, string>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
};

/**
 * Workflow commands of GitHub Actions, one line for each finding that counts, and one error for each document that could not be judged.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(reports: readonly DocumentReport[]): string {
  return reports
    .map((report) =>
      annotationsOf(report)
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('');
}

function annotationsOf(report: DocumentReport): readonly string[] {
  const { file, error } = report;
  if (error !== null) return [annotation('error', file, error.code, error.message)];
  return countingFindings(report).map((finding) =>
    annotation(LEVELS[finding.severity], file, finding.title, described(finding)),
  );
}

function described({ detail, locations }: Finding): string {
  const [first] = locations;
  return first === undefined ? detail : `${first}: ${detail}`;
}

function annotation(level: string, file: string, title: string, message: string): string {
  return `::${level} file=${property(file.replaceAll('\\', '/'))},title=${property(title)}::${data(message)}`;
}

/** A line break would begin another command. */
function data(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => visible(line).replaceAll('%', '%25'));
  return lines.join('%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
