import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Guideline } from '@livery/brand-governance-domain';
import { examine } from './examine.ts';
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
  /** What is wrong with the answer. Null when it is the documented answer. */
  readonly problem: string | null;
}

export interface ManifestRun {
  readonly manifest: string;
  readonly guideline: Guideline;
  readonly inspect: Inspect;
  /** Whether the verdict must have the documented findings. A fixed file lacks them, and a learnt guideline asks for others. */
  readonly requiresFindings: boolean;
}

/** Inspects every file of a manifest twice and compares the answers with the documented ones. */
export async function answerManifest({ manifest, guideline, inspect, requiresFindings }: ManifestRun) {
  const cases: unknown = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = path.dirname(manifest);
  const answered: AnsweredCase[] = [];
  for (const one of Array.isArray(cases) ? cases.filter(isCase) : []) {
    // The paths of the reference pack are relative to the folder above its manifest.
    const bytes = await readFile(path.join(folder, one.path)).catch(() => readFile(path.join(folder, '..', one.path)));
    const format = one.request_content_type;
    const { answer, problem, verdict } = await examine({ bytes, format, guideline, inspect, isRepeated: true });
    const types = verdict?.outcome === 'judged' ? verdict.findings.map(({ type }) => type) : [];
    const missing = requiresFindings ? (one.findings ?? []).filter((type) => !types.includes(type)) : [];
    answered.push({ path: one.path, answer, problem: problem ?? problemOf(one, answer, missing) });
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
