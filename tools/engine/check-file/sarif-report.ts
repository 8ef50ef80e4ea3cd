import type { FindingResource } from '@livery/brand-governance-contracts';
import type { DocumentReport, Severity } from './document-report.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The level of a severity in SARIF, which has three levels (3.27.10). */
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
};

/** All reports as one run of SARIF 2.1.0: findings as results, documents that could not be judged as notifications. */
export function sarifReport(reports: readonly DocumentReport[], version: string): string {
  const rules = [...new Map(reports.flatMap(({ findings }) => findings).map((one) => [one.type, one])).values()];
  const ruleIndexes = new Map(rules.map(({ type }, index) => [type, index]));
  const failures = reports.filter(({ error }) => error !== null);
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Livery', semanticVersion: version, rules: rules.map(ruleOf) } },
        invocations: [
          { executionSuccessful: failures.length === 0, toolExecutionNotifications: failures.map(notification) },
        ],
        results: reports.flatMap(({ file, findings }) =>
          findings.map((finding) => resultOf(file, finding, ruleIndexes.get(finding.type) ?? -1)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf({ type, title }: FindingResource) {
  return { id: type, shortDescription: { text: title } };
}

function resultOf(file: string, finding: FindingResource, ruleIndex: number) {
  const { id, type, severity, detail, locations, source, auto_fixable, actual_color, color_surface } = finding;
  return {
    ruleId: type,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: detail },
    locations: locations.map((location) => ({
      ...placeOf(file),
      logicalLocations: [{ fullyQualifiedName: location }],
    })),
    partialFingerprints: { 'livery/v1': id },
    properties: { severity, source, auto_fixable, actual_color, color_surface },
  };
}

function notification({ file, error }: DocumentReport) {
  return {
    level: 'error',
    descriptor: { id: error?.code },
    message: { text: error?.message ?? '' },
    locations: [placeOf(file)],
  };
}

/** A relative reference (SARIF 3.4.3). A colon in its first segment would be read as the end of a scheme. */
function placeOf(file: string) {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri: path } } };
}
