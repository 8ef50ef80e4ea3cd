import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { kindOf, suitesAt } from './kinds-of-paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the kind of a suite', () => {
  it.each([
    ['libs/shared/kernel/src/id.spec.ts', 'unit'],
    ['libs/shared/persistence/src/migrate.integration.spec.ts', 'integration'],
    ['libs/shared/persistence/src/partition-upkeep.integration.spec.ts', 'isolated'],
    ['apps/api/e2e/events.e2e.spec.ts', 'integration'],
    ['libs/shared/persistence/src/silence.timed.spec.ts', 'timed'],
    ['apps/dashboard/e2e/fix.browser.ts', 'dashboard'],
    ['libs/shared/kernel/src/id.ts', null],
  ])('is known by its name: %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });
});

describe('the suites at a path', () => {
  it('are the file itself, of whatever kind', async () => {
    const file = 'apps/dashboard/e2e/fix.browser.ts';
    expect(await suitesAt([file], ROOT, ROOT)).toEqual({ kinds: ['dashboard'], files: [file] });
  });

  it('are those of a folder that need nothing but Node', async () => {
    const { kinds, files } = await suitesAt(['persistence'], ROOT, path.join(ROOT, 'libs/shared'));
    expect(kinds.toSorted()).toEqual(['integration', 'isolated', 'unit']);
    expect(files).toContain('libs/shared/persistence/src/migrate.integration.spec.ts');
    expect(files.filter((file) => file.includes('.timed.'))).toEqual([]);
  });

  it('are named once, if paths overlap', async () => {
    const paths = ['libs/shared/kernel', 'libs/shared/kernel/src/id.spec.ts'];
    const { files } = await suitesAt(paths, ROOT, ROOT);
    expect(files.filter((file) => file.endsWith('/id.spec.ts'))).toHaveLength(1);
  });

  it.each(['libs/nowhere', 'libs/shared/kernel/src/id.ts'])('do not exist, and that is an error: %s', async (name) => {
    await expect(suitesAt([name], ROOT, ROOT)).rejects.toThrow(name);
  });
});
