import { hash } from 'node:crypto';
import {
  type FixWish,
  type Guideline,
  type InspectionForFix,
  judgeDocument,
  mediaNeeds,
  proposeFixes,
  type SimulatedGuidelines,
  type SimulatedJudgement,
  simulateJudgement,
  type UploadedDocument,
  type Verdict,
} from '@livery/brand-governance-domain';
import type { DocumentModel } from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import { compileLinear } from '../expressions/compile-linear.ts';
import { keepModelsInYoungGeneration } from './model-garbage.ts';
import { openDocument } from './open-document.ts';

keepModelsInYoungGeneration();

/**
 * Reads and judges one document in the calling thread. A document that cannot be judged is an outcome, not an exception.
 * @param onRead is called between reading and judging. Nearly all documents that get so far can be judged
 */
export function inspectDocument(
  document: UploadedDocument,
  guideline: Guideline,
  onRead: () => void = () => undefined,
): Verdict {
  const read = openDocument(document, (file) => {
    const model = modelOf(file, guideline);
    onRead();
    return judgeDocument(model, guideline, sha256Hex, compileLinear);
  });
  return 'refusal' in read ? { outcome: 'refused', refusal: read.refusal } : { outcome: 'judged', ...read.value };
}

/** Reads and judges one document as `inspectDocument` does, and proposes edits that repair its findings. */
export function inspectForFix(document: UploadedDocument, guideline: Guideline, wish: FixWish): InspectionForFix {
  const read = openDocument(document, (file) =>
    proposeFixes(modelOf(file, guideline), guideline, sha256Hex, wish, compileLinear),
  );
  return 'refusal' in read ? { outcome: 'refused', refusal: read.refusal } : { outcome: 'judged', ...read.value };
}

/** Reads one document once in the calling thread, and judges it by two guidelines. Null for a document that cannot be judged. */
export function simulateOnDocument(
  document: UploadedDocument,
  guidelines: SimulatedGuidelines,
): SimulatedJudgement | null {
  const { inForce, given } = guidelines;
  const both = { ...given, rules: [...inForce.rules, ...given.rules] };
  const read = openDocument(document, (file) =>
    simulateJudgement(modelOf(file, both), guidelines, sha256Hex, compileLinear),
  );
  return 'refusal' in read ? null : read.value;
}

function modelOf(file: OoxmlPackage, guideline: Guideline): DocumentModel {
  const options = { media: mediaNeeds(guideline) };
  return file.family === 'document' ? readTextDocument(file, options) : readPresentation(file, options);
}

function sha256Hex(text: string): string {
  return hash('sha256', text);
}
