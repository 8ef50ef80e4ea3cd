import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONTRIBUTIONS } from '@livery/app-composition';
import { BLOB_VARIABLES } from '@livery/blobs';
import { TELEMETRY_VARIABLES } from '@livery/telemetry';

const APPS = ['api', 'worker', 'oauth-server', 'standalone'] as const;
const OF_OPENTELEMETRY = /^OTEL_/;

/** The variables that the owners of tables declare. */
const RETENTION_VARIABLES = [
  ...new Set(
    CONTRIBUTIONS.flatMap(({ weeklyTables = [] }) => weeklyTables.flatMap(({ kept }) => kept.setting?.variable ?? [])),
  ),
];

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The environment variables in the config.ts of an app. */
function variablesOf(app: string): string[] {
  const config = textOf(`apps/${app}/src/config.ts`);
  const own = [...config.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  const shared = config.includes('...TELEMETRY_VARIABLES') ? Object.keys(TELEMETRY_VARIABLES) : [];
  const retention = config.includes('readRetention') ? RETENTION_VARIABLES : [];
  const blobs = config.includes('readBlobStoreOptions') ? Object.keys(BLOB_VARIABLES) : [];
  return [...own, ...shared, ...retention, ...blobs].filter((name) => !OF_OPENTELEMETRY.test(name));
}

/** The rows of the page: each variable with the apps that read it. */
function rowsOf(page: string): Map<string, string[]> {
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]*) \|[^|]*\|.*\| ([^|]+) \|$/gm)];
  return new Map(
    rows.flatMap(([, names = '', readers = '']) =>
      [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => [name, appsOf(readers)] as const),
    ),
  );
}

function appsOf(readers: string): string[] {
  const named = readers.split(', ');
  return APPS.filter((app) => named.includes('all') || named.includes(app));
}

describe('the configuration table', () => {
  const rows = rowsOf(textOf('docs/configuration.md'));

  it.each(APPS)('names what the %s reads, and nothing else', (app) => {
    const listed = [...rows].filter(([name, apps]) => apps.includes(app) && !OF_OPENTELEMETRY.test(name));
    expect(listed.map(([name]) => name).sort()).toEqual(variablesOf(app).sort());
  });

  it('contains no variables of OpenTelemetry, all of which are in docs/operations.md', () => {
    const page = textOf('docs/operations.md');
    const missing = Object.keys(TELEMETRY_VARIABLES).filter(
      (name) => OF_OPENTELEMETRY.test(name) && !page.includes(name),
    );
    expect(missing).toEqual([]);
  });
});
