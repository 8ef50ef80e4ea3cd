import type { Finding } from '@livery/brand-governance-domain';
import { countingFindings, type DocumentReport } from './document-report.ts';

/**
 * A test report as JUnit writes it, which Jenkins, GitLab and others show. Each document is a suite, and each finding that counts is a test
 * that failed. A document without findings has one test that passed.
 */
export function junitReport(reports: readonly DocumentReport[]): string {
  const suites = reports.map(suite);
  const sums = attributes({
    name: 'livery check',
    tests: sum(reports, (report) => Math.max(1, countingFindings(report).length)),
    failures: sum(reports, (report) => countingFindings(report).length),
    errors: reports.filter(({ error }) => error !== null).length,
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${sums}>`, ...suites, '</testsuites>', ''].join('\n');
}

function suite(report: DocumentReport): string {
  const { file, error } = report;
  const findings = countingFindings(report);
  const counts = { tests: Math.max(1, findings.length), failures: findings.length, errors: error === null ? 0 : 1 };
  return [`  <testsuite${attributes({ name: file, ...counts })}>`, ...cases(report, findings), '  </testsuite>'].join(
    '\n',
  );
}

function cases({ file, error }: DocumentReport, findings: readonly Finding[]): readonly string[] {
  if (error !== null) {
    const { code, message } = error;
    return [testCase(file, 'can be judged', `<error${attributes({ type: code, message })}/>`)];
  }
  if (findings.length === 0) return [testCase(file, 'is on brand', '')];
  return findings.map(({ type, severity, title, detail, locations }) => {
    const text = [`${severity}: ${detail}`, ...locations].map(escaped).join('\n');
    return testCase(file, `${type}: ${title}`, `<failure${attributes({ type, message: detail })}>${text}</failure>`);
  });
}

function testCase(file: string, name: string, content: string): string {
  return `    <testcase${attributes({ classname: file, name })}>${content}</testcase>`;
}

function sum(reports: readonly DocumentReport[], count: (report: DocumentReport) => number): number {
  return reports.reduce((total, report) => total + count(report), 0);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`)
    .join('');
}

/** XML 1.0 has no other control characters, not even escaped ones. */
const NO_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replaceAll(NO_CHARACTERS, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
