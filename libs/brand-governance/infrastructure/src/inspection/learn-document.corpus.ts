import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { DocumentFormat } from '@livery/brand-governance-domain';
import { packageErrorCodes } from '@livery/office-package';
import { leastInSample, sampleOf } from '@livery/office-testing';
import { inspectDocument } from './inspect-document.ts';
import { learnDocument } from './learn-document.ts';

/** The reference pack lies beside the checkout and is no part of it. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/corpus');
const TEMPLATE = /\.(?:potx|potm|dotx|dotm)$/i;
const DOCUMENT = /\.(?:pptx|pptm|docx|docm)$/i;
const DOCUMENTED = new Set([...Object.keys(packageErrorCodes), 'content_type_mismatch']);
/** A sample of the gate is one of so many documents. */
const SAMPLE_ONE_OF = 4;
const at = new Date(0);

function filesBelow(folder: string, names: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(own, names);
    return names.test(entry.name) ? [own] : [];
  });
}

interface Learnt {
  readonly learnt: number;
  readonly withWarnings: number;
  /** The codes of documents that cannot be read. */
  readonly refusals: readonly string[];
  /** What the documents do against what was learnt from themselves. */
  readonly findings: readonly string[];
}

/** Learns from each document and judges it by what was learnt from it. */
function learnFromEach(files: readonly string[]): Learnt {
  const [findings, refusals]: [string[], string[]] = [[], []];
  let [learnt, withWarnings] = [0, 0];
  for (const file of files) {
    const format: DocumentFormat = /\.do[ct][xm]$/i.test(file) ? 'docx' : 'pptx';
    const name = path.relative(CORPUS, file);
    const learning = learnDocument({ bytes: readFileSync(file), format }, at);
    if (learning.outcome === 'refused') {
      refusals.push(learning.refusal.code);
      continue;
    }
    learnt += 1;
    const { guideline, openFindings, warnings } = learning.learnt;
    if (warnings.length > 0) withWarnings += 1;
    if (openFindings > 0) findings.push(`${name}: ${openFindings} open findings`);
    const verdict = inspectDocument({ bytes: readFileSync(file), format }, guideline);
    const types = new Set(guideline.rules.map(({ type }) => type));
    const found = verdict.outcome === 'judged' ? verdict.findings.filter(({ type }) => types.has(type)) : [];
    findings.push(...found.map(({ type, detail }) => `${name}: ${type}: ${detail}`));
  }
  return { learnt, withWarnings, refusals, findings };
}

describe('a guideline that is learnt from a document of the corpus', () => {
  it('finds nothing in its own template', () => {
    const { learnt, refusals, findings } = learnFromEach(sampleOf(filesBelow(CORPUS, TEMPLATE), SAMPLE_ONE_OF));
    expect(findings).toEqual([]);
    expect(refusals).toEqual([]);
    expect(learnt).toBeGreaterThan(leastInSample(110, SAMPLE_ONE_OF));
  }, 120_000);

  it('finds nothing in its own deck or text document either, of which two thirds do nothing against themselves', () => {
    const { learnt, withWarnings, refusals, findings } = learnFromEach(
      sampleOf(filesBelow(CORPUS, DOCUMENT), SAMPLE_ONE_OF),
    );
    expect(findings).toEqual([]);
    expect(learnt).toBeGreaterThan(leastInSample(1_200, SAMPLE_ONE_OF));
    expect(withWarnings / learnt).toBeLessThan(0.4);
    expect(refusals.filter((code) => !DOCUMENTED.has(code))).toEqual([]);
  }, 300_000);
});
