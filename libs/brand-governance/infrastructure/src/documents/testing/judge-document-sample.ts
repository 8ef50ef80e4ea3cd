import type { Finding, Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '../inspect-document.ts';
import { type SampleDocx, sampleDocx } from './sample-docx.ts';

/** What the engine finds in a text document. */
export function judgeDocumentSample(sample: SampleDocx, guideline: Guideline): readonly Finding[] {
  const verdict = inspectDocument({ bytes: sampleDocx(sample), format: 'docx' }, guideline);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings;
}
