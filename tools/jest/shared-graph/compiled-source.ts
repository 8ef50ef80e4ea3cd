import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { swcOptions } from '../../build/swc.config.ts';

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled-suites');
const OPTIONS = {
  ...swcOptions,
  sourceMaps: 'inline',
  inlineSourcesContent: false,
  jsc: { ...swcOptions.jsc, rewriteRelativeImportExtensions: false },
  module: { type: 'es6' },
} as const;
/** Other options, and other versions of the compiler, have other files. */
const COMPILER = hash(
  'md5',
  JSON.stringify([OPTIONS, readFileSync(new URL(import.meta.resolve('@swc/core/package.json')), 'utf8')]),
);

/** The characters of a file that are replaced. */
interface PlantedMutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

mkdirSync(CACHE, { recursive: true });

/** A change of one file for this run, as JSON; `tools/mutation` sets it. */
const MUTANT = process.env['LIVERY_MUTANT'];

/** Compiles a TypeScript file to JavaScript with a source map, unless an earlier process has compiled the same content. */
export function compiledSource(filename: string): string {
  const source = withMutantOfRun(filename, readFileSync(filename, 'utf8'));
  const target = path.join(CACHE, `${hash('md5', COMPILER + filename + source)}.js`);
  try {
    return readFileSync(target, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...OPTIONS, filename });
    const own = `${target}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, target);
    return code;
  }
}

function withMutantOfRun(filename: string, source: string): string {
  if (MUTANT === undefined) return source;
  const planted: unknown = JSON.parse(MUTANT);
  if (!isPlanted(planted) || planted.file !== filename) return source;
  return source.slice(0, planted.start) + planted.replacement + source.slice(planted.end);
}

function isPlanted(value: unknown): value is PlantedMutant {
  return typeof value === 'object' && value !== null && 'file' in value && 'replacement' in value;
}
