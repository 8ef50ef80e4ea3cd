import { hash } from 'node:crypto';
import {
  learnGuideline,
  type LearntGuideline,
  type Refusal,
  Template,
  type UploadedDocument,
} from '@livery/brand-governance-domain';
import { newId } from '@livery/kernel';
import { type MediaNeeds, TemplateFacts } from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import { readPresentation, readTextDocument } from '@livery/office-reading';
import { openDocument } from './open-document.ts';

/** Logos are known by the hash of their picture, and their proportions. */
const MEDIA: MediaNeeds = { pixels: true, hash: true, looks: [], masters: false };

/** What came of learning from one document. */
export type LearningOutcome =
  | { readonly outcome: 'learnt'; readonly learnt: LearntGuideline }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Learns a guideline from one document in the calling thread. A document that cannot be read is an outcome, not an exception. */
export function learnDocument(document: UploadedDocument, at: Date): LearningOutcome {
  const read = openDocument(document, (file) => {
    const facts = new TemplateFacts();
    const template = Template.of(modelOf(file, facts), facts);
    return learnGuideline(template, { at, newId, sha256Hex: (text) => hash('sha256', text) });
  });
  return 'refusal' in read ? { outcome: 'refused', refusal: read.refusal } : { outcome: 'learnt', learnt: read.value };
}

function modelOf(file: OoxmlPackage, template: TemplateFacts) {
  const options = { media: MEDIA, template };
  return file.family === 'document' ? readTextDocument(file, options) : readPresentation(file, options);
}
