import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { shuffle } from '../build/shuffle.ts';
import { mutantsOf } from './mutants.ts';
import { suitesBeside } from './suites-beside.ts';
import { MutantJudge, type PlantedMutant } from './mutant-judge.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FILES = 30;
const MUTANTS_OF_A_FILE = 3;
const PROCESSES = 2;
const LIMIT_MINUTES = 10;
/** Code that decides something. */
const SOURCES = ['apps/*/src/**/*.ts', 'libs/*/*/src/**/*.ts'];
const OTHERS = ['**/*.spec.ts', '**/testing/**', '**/migrations/**', 'apps/dashboard/**', 'libs/shared/testing/**'];

/** `node tools/mutation/run.ts [file …]` plants mutants in 30 files, or in these, and prints those that no suite beside the file notices. */
const seed = Number(process.env['LIVERY_SEED'] ?? Math.trunc(Date.now() / 1_000));
const end = Date.now() + LIMIT_MINUTES * 60_000;
const planted = await plant(process.argv.slice(2));
console.log(`LIVERY_SEED=${seed}: ${planted.length} mutants`);
const judge = new MutantJudge(root);
const counts = { noticed: 0, survived: 0, untested: 0, failing: 0, left: 0 };
await Promise.all(Array.from({ length: PROCESSES }, tryMutants));
console.log(`${counts.noticed} noticed, ${counts.survived} survived, ${counts.untested} in files without suites`);
if (counts.failing > 0) console.log(`${counts.failing} say nothing: their suites fail without a mutant, too.`);
if (counts.left > 0) console.log(`${counts.left} were not tried within ${LIMIT_MINUTES} minutes.`);

async function plant(named: readonly string[]): Promise<PlantedMutant[]> {
  const files = named.length > 0 ? named : shuffle(await listSources(), seed);
  const chosen: PlantedMutant[][] = [];
  for (const file of files) {
    if (named.length === 0 && chosen.length === FILES) break;
    const mutants = mutantsOf(await readFile(path.join(root, file), 'utf8'));
    const suites = await suitesBeside(file, root);
    const some = named.length > 0 ? mutants : shuffle(mutants, seed).slice(0, MUTANTS_OF_A_FILE);
    if (some.length > 0) chosen.push(some.map((mutant) => ({ file, mutant, suites })));
  }
  return chosen.flat();
}

async function listSources(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['-C', root, 'ls-files', '-z', '*.ts']);
  const matches = (file: string, globs: readonly string[]): boolean =>
    globs.some((glob) => path.matchesGlob(file, glob));
  return stdout.split('\0').filter((file) => matches(file, SOURCES) && !matches(file, OTHERS));
}

async function tryMutants(): Promise<void> {
  for (let next = planted.shift(); next !== undefined; next = planted.shift()) {
    const verdict = Date.now() > end ? 'left' : await judge.judge(next);
    counts[verdict] += 1;
    const { file, mutant, suites } = next;
    if (verdict === 'noticed' || verdict === 'left') continue;
    console.log(`${verdict.padEnd(9)} ${file}:${mutant.line}  ${mutant.change}  (${suites.length} suites)`);
  }
}
