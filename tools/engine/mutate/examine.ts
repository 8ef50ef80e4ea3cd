import type { DocumentFormat, Guideline, Verdict } from '@livery/brand-governance-domain';
import { onThisMachine } from '@livery/testing/without-jest';
import type { Inspect } from './measured-inspector.ts';

/** The processor time that one file may take, in milliseconds, on a machine that is as fast as usual. */
const MAX_MS = 2_000;

/** The error codes that the API documents for files. `file_too_complex` is not one of them: it would mean that a thread was stopped. */
const DOCUMENTED: ReadonlySet<string> = new Set([
  'archive_too_large',
  'content_type_mismatch',
  'dtd_forbidden',
  'file_corrupt',
  'file_encrypted',
  'not_ooxml',
  'unsupported_format',
  'xml_too_complex',
]);

export interface Examination {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly guideline: Guideline;
  readonly inspect: Inspect;
  /** Whether the file is inspected a second time, since every answer must be the same again. */
  readonly isRepeated: boolean;
}

export interface Examined {
  /** An error code, `judged`, or `failed` when the engine failed. */
  readonly answer: string;
  /** What is wrong with the answer to any file. Null when nothing is. */
  readonly problem: string | null;
  readonly milliseconds: number;
  readonly verdict: Verdict | null;
}

/** Inspects a file, and requires of the answer what holds for every file. */
export async function examine({ bytes, format, guideline, inspect, isRepeated }: Examination): Promise<Examined> {
  const { verdict, error, milliseconds } = await inspect(bytes, guideline, format);
  if (verdict === null) return { answer: 'failed', problem: error, milliseconds, verdict };
  const answer = verdict.outcome === 'judged' ? 'judged' : verdict.refusal.code;
  const again = isRepeated ? (await inspect(bytes, guideline, format)).verdict : verdict;
  const isStable = JSON.stringify(again) === JSON.stringify(verdict);
  const unstable = isStable ? null : 'the second answer differs from the first';
  return { answer, problem: problemOf(answer, milliseconds) ?? unstable, milliseconds, verdict };
}

function problemOf(answer: string, milliseconds: number): string | null {
  if (answer !== 'judged' && !DOCUMENTED.has(answer)) return `the answer ${answer} is not documented for it`;
  return milliseconds > onThisMachine(MAX_MS) ? `it took ${Math.round(milliseconds)} ms` : null;
}
