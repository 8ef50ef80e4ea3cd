import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CONTRIBUTIONS } from '@livery/app-composition';
import { blobsContribution } from '@livery/blobs';
import { httpContribution } from '@livery/http';
import { jobsContribution } from '@livery/jobs';
import { messagingContribution } from '@livery/messaging';
import { packageErrorCodes } from '@livery/office-package';
import type { Contribution } from '@livery/persistence';

const root = path.resolve(import.meta.dirname, '../..');
const SHARED: readonly Contribution[] = [httpContribution, messagingContribution, blobsContribution, jobsContribution];
/** Error codes of a library, which the contexts that read files contribute. */
const LIBRARY_NAMES = Object.keys(packageErrorCodes);
const CONTEXTS = CONTRIBUTIONS.filter((contribution) => !SHARED.includes(contribution));

/** An id prefix that is also a word of forms and their parsers. */
const COMMON_WORDS: readonly string[] = ["'file'"];

/** The libraries that all contexts share, without tests. */
const files = globSync('libs/shared/*/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.spec\.ts$|\/testing\//.test(file),
);

/** The names that an owner declares, as they would stand in code. */
function namesOf(contribution: Contribution): readonly string[] {
  const { idPrefixes = {}, errorCodes = {}, events = [], tenantGuardExceptions = [], weeklyTables = [] } = contribution;
  return [
    ...Object.keys(idPrefixes).map((prefix) => `'${prefix}'`),
    ...Object.keys(errorCodes),
    ...events.map(({ type }) => type),
    ...tenantGuardExceptions.flatMap(({ reason, tables }) => [`'${reason}'`, ...tables]),
    ...weeklyTables.flatMap(({ table, kept }) => (kept.setting ? [table, kept.setting.variable] : [table])),
    ...contribution.entities.map(({ options: { schema = 'public', name } }) => `${schema}.${name}`),
  ];
}

/** Whether a text contains a name that is not part of a longer one. */
function holds(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w.])`).test(text);
}

describe('the libraries that all contexts share', () => {
  it('name no id prefix, error code, event type, table, retention or tenant guard exception of a context', () => {
    const shared = new Set([...SHARED.flatMap(namesOf), ...LIBRARY_NAMES, ...COMMON_WORDS]);
    const names = [...new Set(CONTEXTS.flatMap(namesOf))].filter((name) => !shared.has(name));
    const found = files.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return names.filter((name) => holds(text, name)).map((name) => `${file} names ${name}`);
    });
    expect(names.length).toBeGreaterThan(60);
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
