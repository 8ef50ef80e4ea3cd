import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandLineEnd, findDocuments, readCommandLine, readGuidelineFile, runCommandLine } from '@livery/cli';
import { userPath } from './user-path.ts';
import { type IntactDocument, openDocument } from './mutate/intact-document.ts';
import { answerManifest } from './mutate/documented-answers.ts';
import { byFixing, byItself, withMeasuredInspector } from './mutate/measured-inspector.ts';
import { PeakMemory } from './mutate/peak-memory.ts';
import { Random } from './mutate/random.ts';
import { type Failure, type MutationSummary, runMutations } from './mutate/run-mutations.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACK = path.resolve(ROOT, '../shared/brand-engine/corpus');
const MAX_DOCUMENTS = 100;
const MAX_DOCUMENT_BYTES = 400_000;
const MAX_MEMORY_MB = 512;
const PROGRESS = 250;

const HELP = `npm run mutate -- [--count N] [--seed N] [--corpus DIR] [--manifest FILE]... [--guideline FILE] [--learn | --fix] [--keep DIR]

Damages presentations and text documents in many ways and inspects each file. Every answer must be a verdict or a documented error
code, take at most 2 s of processor time and ${MAX_MEMORY_MB} MB of memory, and be the same when the inspection is repeated. Then inspects hostile
files that have documented answers.

  --count N        damaged files (default 3900)
  --seed N         the seed of the random numbers; another seed gives other damage (default 1)
  --corpus DIR     where documents are taken from (default: the reference pack beside the checkout, else samples/)
  --manifest FILE  hostile files with their answers (default: those of the reference pack)
  --guideline FILE what the files are judged by, as for livery check (default: the default rules)
  --learn          learns from each file, and judges it by what was learnt; requires no findings of the hostile files
  --fix            fixes each file, removals included, and judges the result; requires no findings of the hostile files
  --keep DIR       writes the files that were answered wrongly
  --help           this text

Exit codes: 0 every answer was right, 1 some were not, 2 the command line is wrong.`;

const OPTIONS = {
  count: { type: 'string', default: '3900' },
  seed: { type: 'string', default: '1' },
  corpus: { type: 'string', default: existsSync(PACK) ? PACK : path.join(ROOT, 'samples') },
  manifest: { type: 'string', multiple: true },
  guideline: { type: 'string' },
  learn: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  keep: { type: 'string' },
  help: { type: 'boolean' },
} as const;

await runCommandLine(async () => {
  const { values } = readCommandLine(OPTIONS, HELP);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [count, seed] = [wholeNumber(values.count), wholeNumber(values.seed)];
  const packed = path.join(PACK, '_hostile/manifest.json');
  const manifests = values.manifest?.map(userPath) ?? (existsSync(packed) ? [packed] : []);
  const judgesTheFile = !values.learn && !values.fix;
  const guideline = await readGuidelineFile(values.guideline && userPath(values.guideline));
  const documents = await pickDocuments(values.corpus, seed);
  process.stderr.write(`${count} damaged files of ${documents.length} documents, seed ${seed}\n`);
  return withMeasuredInspector(async (inspect) => {
    await Promise.all(documents.slice(0, 1).map(({ bytes }) => inspect(bytes, guideline)));
    const memory = new PeakMemory();
    const onProgress = (done: number): void => {
      if (done % PROGRESS === 0 || done === count) process.stderr.write(`${done}/${count}, ${memory.megabytes()} MB\n`);
    };
    const { failures, summaries } = await runMutations({ documents, guideline, count, seed, inspect, onProgress });
    let wrong = failures.length;
    showSummaries(summaries);
    for (const manifest of manifests) {
      const answered = await answerManifest({ manifest, guideline, inspect, requiresFindings: judgesTheFile });
      const problems = answered.filter(({ problem }) => problem !== null);
      wrong += problems.length;
      console.log(`${manifest}: ${answered.length - problems.length} of ${answered.length} as documented`);
      for (const { path: file, answer, problem } of problems) console.log(`  ${file}: ${answer}, ${problem ?? ''}`);
    }
    for (const { number, mutation, file, problem } of failures) {
      console.log(`WRONG ${number} ${mutation} of ${file}: ${problem}`);
    }
    if (values.keep !== undefined) await keep(values.keep, failures);
    const isBounded = memory.megabytes() <= MAX_MEMORY_MB;
    console.log(`${wrong} wrong; memory ${memory.megabytes()} MB over idle, allowed ${MAX_MEMORY_MB}`);
    return wrong === 0 && isBounded ? 0 : 1;
  }, verdictOn(values));
});

function wholeNumber(written: string): number {
  if (!/^\d{1,9}$/.test(written)) throw new CommandLineEnd(`${written} is no whole number.\n\n${HELP}`, 2);
  return Number(written);
}

/** Small documents of a corpus, picked by the seed, up to a maximum of each format. Damaged documents are left out. */
async function pickDocuments(corpus: string, seed: number): Promise<readonly IntactDocument[]> {
  const random = new Random(seed);
  const files = await findDocuments([userPath(corpus)]);
  const presentations = await pickSome(
    files.filter((file) => /\.(?:pp|po)[a-z]+$/i.test(file)),
    random,
  );
  const textDocuments = await pickSome(
    files.filter((file) => /\.do[a-z]+$/i.test(file)),
    random,
  );
  if (presentations.length + textDocuments.length === 0)
    throw new CommandLineEnd(`There are no documents in ${corpus}.\n\n${HELP}`, 2);
  return [...presentations, ...textDocuments];
}

async function pickSome(files: string[], random: Random): Promise<readonly IntactDocument[]> {
  const documents: IntactDocument[] = [];
  while (files.length > 0 && documents.length < MAX_DOCUMENTS / 2) {
    const [file = ''] = files.splice(random.integer(files.length), 1);
    const bytes = await readFile(userPath(file));
    if (bytes.length > MAX_DOCUMENT_BYTES) continue;
    try {
      documents.push(openDocument(file, bytes));
    } catch {
      // A document that cannot be opened has no parts to damage.
    }
  }
  return documents;
}

function showSummaries(summaries: readonly MutationSummary[]): void {
  for (const { mutation, answers, slowestMs } of summaries) {
    const counts = [...answers].sort(([, a], [, b]) => b - a).map(([answer, count]) => `${answer} ${count}`);
    console.log(`${mutation.padEnd(29)} slowest ${String(Math.round(slowestMs)).padStart(5)} ms  ${counts.join(', ')}`);
  }
}

async function keep(written: string, failures: readonly Failure[]): Promise<void> {
  await mkdir(userPath(written), { recursive: true });
  for (const { number, format, bytes } of failures)
    await writeFile(path.join(userPath(written), `${number}.${format}`), bytes);
}

function verdictOn({ learn, fix }: { readonly learn: boolean; readonly fix: boolean }) {
  if (learn) return byItself;
  return fix ? byFixing : undefined;
}
