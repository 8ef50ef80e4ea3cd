import {
  type AcceptedFinding,
  type BrandCheckReport,
  type ReportedFinding,
  returnInWords,
} from '@livery/brand-governance-application';
import type { Finding, Severity } from '@livery/brand-governance-domain';

export const SARIF_TYPE = 'application/sarif+json';
const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The level of a severity in SARIF, which has three levels (3.27.10). */
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
};

/** Which version of the program has judged: that of a product, or any other. */
export type SarifVersion = { readonly semanticVersion: string } | { readonly version: string };

/** A finding, and what makes it a result of SARIF. */
interface SarifResult {
  readonly uri: string;
  readonly finding: Finding;
  /** Whether it is new against the baseline, or gone (3.27.24); null without a baseline. */
  readonly baselineState: 'new' | 'updated' | 'unchanged' | 'absent' | null;
  readonly newSinceBaseline: number | null;
  readonly acceptance: AcceptedFinding | null;
}

/**
 * Reports as one run of SARIF 2.1.0: findings as results, documents that could not be judged as notifications. Accepted findings are
 * suppressed results, and findings that were fixed since the baseline are absent ones.
 */
export function sarifReport(reports: readonly BrandCheckReport[], version: SarifVersion): string {
  const results = reports.flatMap(resultsOf);
  const rules = [...new Map(results.map(({ finding }) => [finding.type, finding])).values()];
  const ruleIndexes = new Map(rules.map(({ type }, index) => [type, index]));
  const hasSuppressions = reports.some(({ accepted }) => accepted.length > 0);
  const failures = reports.filter(({ refusal }) => refusal !== null);
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Livery', ...version, rules: rules.map(ruleOf) } },
        invocations: [
          { executionSuccessful: failures.length === 0, toolExecutionNotifications: failures.map(notification) },
        ],
        results: results.map((result) => ({
          ...resultMembers(result, ruleIndexes.get(result.finding.type) ?? -1),
          // Either all results say whether they are suppressed, or none does (3.27.23).
          ...(hasSuppressions && { suppressions: suppressionsOf(result.acceptance) }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultsOf(report: BrandCheckReport): readonly SarifResult[] {
  const { findings, accepted, comparison } = report;
  const uri = uriOf(report);
  return [
    ...findings.map((finding) => ({ uri, finding, ...baselineMembers(finding), acceptance: null })),
    ...accepted.map((finding) => ({ uri, finding, ...baselineMembers(finding), acceptance: finding })),
    ...(comparison?.fixed ?? []).map((finding) => ({
      uri,
      finding,
      baselineState: 'absent' as const,
      newSinceBaseline: null,
      acceptance: null,
    })),
  ];
}

function baselineMembers({ baselineState, newSinceBaseline }: ReportedFinding) {
  return { baselineState: baselineState === 'changed' ? ('updated' as const) : baselineState, newSinceBaseline };
}

function ruleOf({ type, title }: Finding) {
  return { id: type, shortDescription: { text: title } };
}

function resultMembers({ uri, finding, baselineState, newSinceBaseline }: SarifResult, ruleIndex: number) {
  const { id, type, severity, detail, locations, source, autoFixable, actualColor, colorSurface } = finding;
  return {
    ruleId: type,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: messageText([detail, returnInWords(finding)].filter((words) => words !== null).join(' ')) },
    locations: locations.filter(isLocation).map((location) => ({
      ...placeOf(uri),
      logicalLocations: [{ fullyQualifiedName: location }],
    })),
    partialFingerprints: { 'livery/v1': id },
    ...(baselineState !== null && { baselineState }),
    properties: {
      severity,
      source,
      auto_fixable: autoFixable,
      actual_color: actualColor,
      color_surface: colorSurface,
      new_occurrences: newSinceBaseline ?? finding.newOccurrences ?? null,
    },
  };
}

/** Findings are accepted outside of the document (3.35.2). */
function suppressionsOf(acceptance: AcceptedFinding | null) {
  if (acceptance === null) return [];
  const { reason } = acceptance;
  return [{ kind: 'external', status: 'accepted', ...(reason !== null && { justification: reason }) }];
}

function notification(report: BrandCheckReport) {
  return {
    level: 'error',
    descriptor: { id: report.refusal?.code },
    message: { text: messageText(report.refusal?.message ?? '') },
    locations: [placeOf(uriOf(report))],
  };
}

/** Brackets would be a link (SARIF 3.11.6), and a number in braces a placeholder (3.11.5), whoever wrote them into the document. */
function messageText(text: string): string {
  return text.replace(/[\\[\]]/g, '\\$&').replace(/\{(\d+)\}/g, '{{$1}}');
}

/**
 * A relative reference (SARIF 3.4.3) that stays below the place of the log. A colon in its first segment would be read as the end of a
 * scheme, and two slashes at the beginning as a host.
 */
function uriOf({ document: { document, filename, check, format } }: BrandCheckReport): string {
  const name = document ?? filename ?? `${check ?? 'document'}.${format}`;
  const segments = name.toWellFormed().replaceAll('\\', '/').split('/');
  return segments
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .map(encodeURIComponent)
    .join('/');
}

function placeOf(uri: string) {
  return { physicalLocation: { artifactLocation: { uri } } };
}

/** The last entry of a long list says how many are left out. */
function isLocation(location: string): boolean {
  return !location.startsWith('… and ');
}
