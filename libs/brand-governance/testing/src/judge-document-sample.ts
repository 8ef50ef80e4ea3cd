import type { Finding, Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { type SampleDocx, sampleDocx } from '@livery/office-testing';

/** What the engine finds in a text document. */
export function judgeDocumentSample(sample: SampleDocx, guideline: Guideline): readonly Finding[] {
  const verdict = inspectDocument({ bytes: sampleDocx(sample), format: 'docx' }, guideline);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings;
}
