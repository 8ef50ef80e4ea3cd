import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KNOWN_TAGS } from './boundaries.ts';
import { listProjects } from './list-projects.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PURE_LAYERS = ['layer:kernel', 'layer:office-model', 'layer:contracts', 'layer:domain', 'layer:application'];
const SPECIFIER = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

const projects = await listProjects(root);

const sourcesOf = async (directory: string): Promise<string[]> =>
  (await Array.fromAsync(glob(`${directory}/src/**/*.ts`, { cwd: root }))).sort();

describe.each(projects)('$directory', ({ directory, name, tags }) => {
  it.each(['scope:', 'layer:'])('has exactly one %s tag, which the import rules know', (prefix) => {
    const own = tags.filter((tag) => tag.startsWith(prefix));
    expect(own).toEqual([expect.any(String)]);
    expect(KNOWN_TAGS).toEqual(expect.arrayContaining(own));
  });

  it('is named after its directory', () => {
    const expected = directory.replace(/^(apps|libs\/shared|libs\/clients|libs)\//, '').replaceAll('/', '-');
    expect(name).toBe(`@livery/${expected}`);
  });

  it('exports from one index.ts at most, and from no inner barrel', async () => {
    const indexes = (await sourcesOf(directory)).filter((file) => path.basename(file) === 'index.ts');
    expect([[], [`${directory}/src/index.ts`]]).toContainEqual(indexes);
    if (directory.startsWith('libs/')) expect(indexes).toHaveLength(1);
  });
});

const pure = projects.filter(({ tags }) => tags.some((tag) => PURE_LAYERS.includes(tag)));

describe.each(pure)('the pure code of $directory', ({ directory }) => {
  it('imports from its own project and other projects only, and silences no rule', async () => {
    const sources = (await sourcesOf(directory)).filter((file) => !file.endsWith('.spec.ts'));
    for (const file of sources) {
      const text = await readFile(path.join(root, file), 'utf8');
      const imported = Array.from(text.matchAll(SPECIFIER), ([, from, bare]) => from ?? bare ?? '');
      const foreign = imported.filter((specifier) => !/^(\.{1,2}\/|@livery\/)/.test(specifier));
      expect({ file, foreign }).toEqual({ file, foreign: [] });
      expect({ file, silenced: text.includes('eslint-disable') }).toEqual({ file, silenced: false });
    }
  });
});
