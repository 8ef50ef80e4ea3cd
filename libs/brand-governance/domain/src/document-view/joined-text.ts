import type { TextBody } from '@livery/office-model';

/** The paragraphs of a body, joined by line breaks. */
export function joinedText(body: TextBody): string {
  return body.map(({ text }) => text).join('\n');
}
