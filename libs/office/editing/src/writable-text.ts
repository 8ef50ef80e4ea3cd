import type { DocumentChange } from '@livery/office-model';
import { isXmlText } from './xml/raw-xml.ts';

/** Whether XML can hold the text that a change writes. Leaving characters out would write another text. */
export function hasWritableText(change: DocumentChange): boolean {
  return isXmlText(textOf(change));
}

function textOf(change: DocumentChange): string {
  if (change.kind === 'text' || change.kind === 'language' || change.kind === 'theme_font') return change.to;
  if (change.kind === 'font' && change.to.kind === 'typeface') return change.to.typeface;
  return change.kind === 'footer' ? (change.text ?? '') : '';
}
