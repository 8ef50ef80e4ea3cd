import path from 'node:path';
import type { FixedDocumentFacts } from '@livery/brand-governance-application';
import { fixedFileName } from '@livery/brand-governance-domain';
import { formatOf } from '../check/document-report.ts';
import { isDocument } from '../check/find-documents.ts';

/** What is wrong when a finding was named that the document does not have; null otherwise. */
export function absentFinding(file: string, { declined }: FixedDocumentFacts): string | null {
  const absent = declined.filter(({ reason }) => reason === 'finding_gone').map(({ finding }) => finding);
  return absent.length === 0 ? null : `${file}: The document has no finding ${absent.join(', ')}.`;
}

/** What is wrong when the name of the output says a type that neither the document nor the name of the file has; null otherwise. */
export function otherType(
  file: string,
  output: string | undefined,
  { mainContentType }: FixedDocumentFacts,
): string | null {
  const written = output === undefined ? '' : extensionOf(output);
  const actual = extensionOf(fixedFileName(file, formatOf(file), mainContentType).filename);
  if (!isDocument(`a${written}`) || [actual, extensionOf(file)].includes(written)) return null;
  return `${output}: The fixed document is a ${actual} file, and is written to no ${written} file.`;
}

const extensionOf = (file: string): string => path.extname(file).toLowerCase();
