import { hash } from 'node:crypto';
import {
  type DocumentFormat,
  type Guideline,
  judgeDocument,
  mediaNeeds,
  type Refusal,
  type UploadedDocument,
  type Verdict,
} from '@livery/brand-governance-domain';
import type { DocumentModel } from '@livery/office-model';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import { compileLinear } from '../expressions/compile-linear.ts';
import { keepModelsInYoungGeneration } from './model-garbage.ts';

const FAMILIES: Readonly<Record<DocumentFormat, OoxmlPackage['family']>> = { pptx: 'presentation', docx: 'document' };
const FORMATS: Readonly<Record<OoxmlPackage['family'], DocumentFormat | null>> = {
  presentation: 'pptx',
  document: 'docx',
  other: null,
};
const IN_WORDS: Readonly<Record<OoxmlPackage['family'], string>> = {
  presentation: 'a presentation',
  document: 'a text document',
  other: 'neither a presentation nor a text document',
};

keepModelsInYoungGeneration();

/**
 * Reads and judges one document in the calling thread. A document that cannot be judged is an outcome, not an exception.
 * @param onRead is called between reading and judging. Nearly all documents that get so far can be judged
 */
export function inspectDocument(
  { bytes, format }: UploadedDocument,
  guideline: Guideline,
  onRead: () => void = () => undefined,
): Verdict {
  try {
    const file = OoxmlPackage.open(bytes);
    const refusal = familyRefusal(file, format);
    if (refusal !== null) return { outcome: 'refused', refusal };
    const model = modelOf(file, guideline);
    onRead();
    return { outcome: 'judged', ...judgeDocument(model, guideline, sha256Hex, compileLinear) };
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    const { kind, code, message, param, part } = error;
    return { outcome: 'refused', refusal: { kind, code, message, param, part } };
  }
}

function familyRefusal(file: OoxmlPackage, format: DocumentFormat): Refusal | null {
  if (file.family === FAMILIES[format]) return null;
  const sent = FORMATS[file.family];
  const advice = sent === null ? 'Send a .pptx or .docx file.' : `Send content_type ${sent}.`;
  const message = `The file is ${IN_WORDS[file.family]}, but content_type says ${format}. ${advice}`;
  return { kind: 'unprocessable', code: 'content_type_mismatch', message, param: 'content_type', part: file.mainPart };
}

function modelOf(file: OoxmlPackage, guideline: Guideline): DocumentModel {
  const options = { media: mediaNeeds(guideline) };
  return file.family === 'document' ? readTextDocument(file, options) : readPresentation(file, options);
}

function sha256Hex(text: string): string {
  return hash('sha256', text);
}
