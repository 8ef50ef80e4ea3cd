import type { Finding, Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { type SamplePresentation, samplePresentation } from '@livery/office-testing';

/** What the engine finds in a sample. */
export function judgeSample(sample: SamplePresentation, guideline: Guideline): readonly Finding[] {
  const verdict = inspectDocument({ bytes: samplePresentation(sample), format: 'pptx' }, guideline);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings;
}
