import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const ROOMS = 'libs/office/reading/src';
const RELATIVE_IMPORT = /\bfrom '(\.[^']+)'/g;

/** The folders of the reading library, each with the folders that it may import. */
const MAY_IMPORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['parts', []],
  ['media', ['parts']],
  ['drawing', ['parts', 'media']],
  ['layout', ['parts', 'drawing']],
  ['presentation', ['parts', 'media', 'drawing', 'layout']],
  ['word', ['parts', 'media', 'drawing']],
]);

async function importsOf(pattern: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  const code = files.filter((file) => !/\.(?:spec|corpus)\.ts$/.test(file));
  const imports = code.map(async (file) => {
    const text = await readFile(path.join(root, file), 'utf8');
    const targets = Array.from(text.matchAll(RELATIVE_IMPORT), ([, target = '']) =>
      path.join(path.dirname(file), target),
    );
    return [file, targets] as const;
  });
  return new Map(await Promise.all(imports));
}

function roomOf(file: string): string {
  return path.relative(ROOMS, file).split(path.sep)[0] ?? '';
}

/** The files that import each other in a circle through the given one, in the order of the imports. */
function circleFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const way of paths) {
    for (const target of imports.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return way;
      if (!seen.has(target)) paths.push([...way, target]);
      seen.add(target);
    }
  }
  return [];
}

describe('the folders of the Office readers', () => {
  it('import only the folders below them: drawing knows neither presentations nor text documents', async () => {
    const imports = await importsOf(`${ROOMS}/{${[...MAY_IMPORT.keys()].join(',')}}/**/*.ts`);
    const forbidden = [...imports].flatMap(([file, targets]) => {
      const allowed = [roomOf(file), ...(MAY_IMPORT.get(roomOf(file)) ?? [])];
      return targets.filter((target) => !allowed.includes(roomOf(target))).map((target) => `${file} imports ${target}`);
    });
    expect(imports.size).toBeGreaterThan(100);
    expect(forbidden).toEqual([]);
  });
});

describe('the files of the Office libraries', () => {
  it('do not import each other in circles', async () => {
    const imports = await importsOf('libs/office/*/src/**/*.ts');
    expect(imports.size).toBeGreaterThan(200);
    expect([...imports.keys()].map((file) => circleFrom(file, imports)).filter(({ length }) => length > 0)).toEqual([]);
  });
});
