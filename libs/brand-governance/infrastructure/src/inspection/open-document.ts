import type { DocumentFormat, Refusal, UploadedDocument } from '@livery/brand-governance-domain';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';

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

/** Opens a document of the format that the client names, and uses it. A document that cannot be read is an outcome, not an exception. */
export function openDocument<Value>(
  { bytes, format }: UploadedDocument,
  use: (file: OoxmlPackage) => Value,
): { readonly value: Value } | { readonly refusal: Refusal } {
  try {
    const file = OoxmlPackage.open(bytes);
    const refusal = familyRefusal(file, format);
    return refusal === null ? { value: use(file) } : { refusal };
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    const { kind, code, message, param, part } = error;
    return { refusal: { kind, code, message, param, part } };
  }
}

function familyRefusal(file: OoxmlPackage, format: DocumentFormat): Refusal | null {
  if (file.family === FAMILIES[format]) return null;
  const sent = FORMATS[file.family];
  const advice = sent === null ? 'Send a .pptx or .docx file.' : `Send content_type ${sent}.`;
  const message = `The file is ${IN_WORDS[file.family]}, but content_type says ${format}. ${advice}`;
  return { kind: 'unprocessable', code: 'content_type_mismatch', message, param: 'content_type', part: file.mainPart };
}
