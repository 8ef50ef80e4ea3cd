import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Guideline } from '@livery/brand-governance-domain';
import type { Inspect } from './measured-inspector.ts';

/** A hostile file and the answer that it must have. */
interface DocumentedCase {
  readonly path: string;
  readonly request_content_type: 'pptx' | 'docx';
  readonly status: number;
  readonly code?: string | null;
  readonly findings?: readonly string[];
}

export interface AnsweredCase {
  readonly path: string;
  readonly answer: string;
  readonly milliseconds: number;
  /** What is wrong with the answer. Null when it is the documented answer. */
  readonly problem: string | null;
}

/** Inspects every file of a manifest and compares the answers with the documented ones. */
export async function answerManifest(manifest: string, guideline: Guideline, inspect: Inspect) {
  const cases: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = path.dirname(manifest);
  const answered: AnsweredCase[] = [];
  for (const one of Array.isArray(cases) ? cases.filter(isCase) : []) {
    // The paths of the reference pack are relative to the folder above its manifest.
    const bytes = await readFile(path.join(folder, one.path)).catch(() => readFile(path.join(folder, '..', one.path)));
    const { verdict, error, milliseconds } = await inspect(bytes, guideline, one.request_content_type);
    const answer =
      verdict === null ? `failed: ${error ?? ''}` : verdict.outcome === 'judged' ? 'judged' : verdict.refusal.code;
    const types = verdict?.outcome === 'judged' ? verdict.findings.map(({ type }) => type) : [];
    const missing = (one.findings ?? []).filter((type) => !types.includes(type));
    answered.push({ path: one.path, answer, milliseconds, problem: problemOf(one, answer, missing) });
  }
  return answered;
}

function isCase(value: unknown): value is DocumentedCase {
  return typeof value === 'object' && value !== null && 'path' in value && 'request_content_type' in value;
}

function problemOf({ code }: DocumentedCase, answer: string, missing: readonly string[]): string | null {
  const wanted = code ?? 'judged';
  if (answer !== wanted) return `expected ${wanted}`;
  return missing.length > 0 ? `lacks the finding ${missing.join(', ')}` : null;
}
