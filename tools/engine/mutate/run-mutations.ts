import type { DocumentFormat, Guideline } from '@livery/brand-governance-domain';
import { archiveMutations } from './archive-mutations.ts';
import { examine } from './examine.ts';
import type { IntactDocument } from './intact-document.ts';
import type { Inspect } from './measured-inspector.ts';
import type { Mutation } from './mutation.ts';
import { partMutations } from './part-mutations.ts';
import { Random } from './random.ts';
import { xmlMutations } from './xml-mutations.ts';

export const MUTATIONS: readonly Mutation[] = [...archiveMutations, ...partMutations, ...xmlMutations];

/** One in this many files is inspected a second time. */
const REPEATED = 5;

/** A damaged file that had a wrong answer. */
export interface Failure {
  readonly number: number;
  readonly mutation: string;
  readonly file: string;
  readonly problem: string;
  readonly format: DocumentFormat;
  readonly bytes: Uint8Array;
}

/** The answers to all files that were damaged by one mutation. */
export interface MutationSummary {
  readonly mutation: string;
  /** The number of files by error code, or `judged` for files without an error. */
  readonly answers: ReadonlyMap<string, number>;
  readonly slowestMs: number;
}

export interface MutationRun {
  readonly documents: readonly IntactDocument[];
  readonly guideline: Guideline;
  readonly count: number;
  readonly seed: number;
  readonly inspect: Inspect;
  readonly onProgress: (done: number) => void;
}

/** Damages documents by each mutation in turn and inspects the files. A file depends on the seed and on its number only. */
export async function runMutations({ documents, guideline, count, seed, inspect, onProgress }: MutationRun) {
  const failures: Failure[] = [];
  const answers = new Map<string, Map<string, number>>();
  const slowest = new Map<string, number>();
  for (let number = 0; number < count; number += 1) {
    const random = new Random(Math.imul(seed, 1_000_003) + number);
    const mutation = MUTATIONS[number % MUTATIONS.length] ?? random.pick(MUTATIONS);
    const document = random.pick(documents);
    const bytes = mutation.apply(document, random);
    const { answer, problem, milliseconds } = await examine({
      bytes,
      format: document.format,
      guideline,
      inspect,
      isRepeated: number % REPEATED === 0,
    });
    const counts = answers.get(mutation.name) ?? new Map<string, number>();
    answers.set(mutation.name, counts.set(answer, (counts.get(answer) ?? 0) + 1));
    slowest.set(mutation.name, Math.max(slowest.get(mutation.name) ?? 0, milliseconds));
    if (problem !== null)
      failures.push({ number, mutation: mutation.name, file: document.file, format: document.format, problem, bytes });
    onProgress(number + 1);
  }
  const summaries: MutationSummary[] = MUTATIONS.map(({ name }) => ({
    mutation: name,
    answers: answers.get(name) ?? new Map(),
    slowestMs: slowest.get(name) ?? 0,
  }));
  return { failures, summaries };
}
