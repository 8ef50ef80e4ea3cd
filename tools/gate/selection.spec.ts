import { describe, expect, it } from '@jest/globals';
import { NPM_TEST, PARTS } from './parts.ts';
import type { Project } from './projects.ts';
import { type Changes, choose } from './selection.ts';

const ALL = [NPM_TEST, ...PARTS];
const PROJECTS: readonly Project[] = [
  project('kernel', 'libs/shared/kernel'),
  project('persistence', 'libs/shared/persistence', 'kernel'),
  project('http', 'libs/shared/http', 'kernel'),
  project('office-reading', 'libs/office/reading', 'kernel'),
  project('brand-governance-infrastructure', 'libs/brand-governance/infrastructure', 'office-reading'),
  project('content-infrastructure', 'libs/content/infrastructure', 'kernel'),
  project('delivery-infrastructure', 'libs/delivery/infrastructure', 'kernel'),
  project('api', 'apps/api', 'brand-governance-infrastructure', 'delivery-infrastructure', 'content-infrastructure'),
  project('standalone', 'apps/standalone', 'api'),
  project('admin', 'apps/admin', 'kernel'),
  project('dashboard', 'apps/dashboard', 'sdk'),
  project('sdk', 'libs/clients/sdk'),
  project('tools', 'tools', 'api'),
  project('livery', '.'),
];

function project(name: string, directory: string, ...dependencies: readonly string[]): Project {
  return { name, directory, dependencies };
}

/** The parts that run whole though they may take a sample. */
function wholeAfter(changes: Changes, seed = 0): readonly string[] {
  return choose(ALL, changes, PROJECTS, seed)
    .filter(({ part, extent }) => part.subject !== undefined && extent === 'whole')
    .map(({ part }) => part.name);
}

const EVERYTHING = PARTS.filter(({ subject }) => subject !== undefined).map(({ name }) => name);

describe('a change since the last whole run', () => {
  it.each([
    ['the readers of Office files', 'libs/office/reading/src/xml.ts', ['office', 'corpus', 'random', 'dashboard']],
    ['the engine', 'libs/brand-governance/infrastructure/src/a.ts', ['office', 'corpus', 'random', 'dashboard']],
    ['a sample document', 'samples/brand-faults.pptx', ['office', 'corpus']],
    ['the proof with LibreOffice', 'tools/office-proof/split-proof.ts', ['office']],
    ['the dashboard', 'apps/dashboard/src/shell/rooms.ts', ['dashboard']],
    ['the client library', 'libs/clients/sdk/src/index.ts', ['dashboard']],
    ['the contract', 'openapi.json', ['schemathesis', 'fuzz', 'dashboard']],
    ['the api', 'apps/api/src/api.module.ts', ['schemathesis', 'fuzz', 'dashboard']],
    ['deliveries', 'libs/delivery/infrastructure/src/relay.ts', ['dashboard', 'faults']],
    ['the clean-up after kills', 'tools/faults/run.ts', ['faults']],
    ['an app that no part of the gate is about', 'apps/admin/src/main.ts', []],
  ])('in %s has these parts run whole', (_, file, parts) => {
    expect([...wholeAfter({ files: [file] })].sort()).toEqual([...parts].sort());
  });

  it.each(['docs/guides/command-line.md', 'README.md', 'CHANGELOG.md', 'eslint.config.js', 'tools/sdk/write.ts'])(
    'in %s selects nothing, since it is text or always checked',
    (file) => {
      expect(wholeAfter({ files: [file] })).toEqual([]);
    },
  );

  it.each([
    'package-lock.json',
    'jest.config.js',
    '.ci/run',
    'tools/build/compile.ts',
    'tools/gate/parts.ts',
    'tools/jest/kinds.ts',
    'tools/novelty/index.ts',
    'somewhere/else.txt',
    'libs/shared/kernel/src/page.ts',
  ])('in %s has everything run whole', (file) => {
    expect([...wholeAfter({ files: ['docs/glossary.md', file] })].sort()).toEqual([...EVERYTHING].sort());
  });

  it('has everything run whole if the history does not know it, and says why', () => {
    const chosen = choose(ALL, { unknown: 'the history has no abc' }, [], 0);
    expect(new Set(chosen.map(({ extent, reason }) => `${extent}: ${reason}`))).toEqual(
      new Set(['whole: the history has no abc']),
    );
  });
});

describe('what is not touched', () => {
  it('takes a sample, with one of the fuzzers by the seed', () => {
    const extents = (seed: number): Readonly<Record<string, string>> =>
      Object.fromEntries(choose(ALL, { files: [] }, PROJECTS, seed).map(({ part, extent }) => [part.name, extent]));
    expect(extents(4)).toMatchObject({ corpus: 'sample', office: 'sample', schemathesis: 'sample', fuzz: 'left out' });
    expect(extents(5)).toMatchObject({ corpus: 'sample', faults: 'sample', schemathesis: 'left out', fuzz: 'sample' });
  });

  it('runs whole all the same where there is no sample', () => {
    const always = choose(ALL, { files: [] }, PROJECTS, 0).filter(({ extent }) => extent === 'whole');
    expect(always.map(({ part }) => part.name)).toEqual([
      ...['test', 'process', 'docs', 'deploy', 'debian', 'redis', 's3', 'timed', 'alone', 'first run'],
    ]);
  });
});
