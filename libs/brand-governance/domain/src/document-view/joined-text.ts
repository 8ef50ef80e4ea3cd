import type { TextBody } from '@livery/office-model';

/** The text of a body, its paragraphs joined by line breaks. */
export function joinedText(body: TextBody): string {
  return body.map(({ text }) => text).join('\n');
}
