import type { DocumentFormat, Finding, Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { type SampleDocx, sampleDocx, type SamplePresentation, samplePresentation } from '@livery/office-testing';

/** A finding without the ids of former engine versions, which depend on what the engine once was. */
type PresentFinding = Omit<Finding, 'former'>;

/** The findings of the engine on a deck. */
export function judgeDeck(sample: SamplePresentation, guideline: Guideline): readonly PresentFinding[] {
  return findingsOn(samplePresentation(sample), 'pptx', guideline);
}

/** The findings of the engine on a text document. */
export function judgeDocument(sample: SampleDocx, guideline: Guideline): readonly PresentFinding[] {
  return findingsOn(sampleDocx(sample), 'docx', guideline);
}

function findingsOn(bytes: Uint8Array, format: DocumentFormat, guideline: Guideline): readonly PresentFinding[] {
  const verdict = inspectDocument({ bytes, format }, guideline);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings.map((finding) => ({ ...finding, former: undefined }));
}
