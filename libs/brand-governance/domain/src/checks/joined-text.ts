import type { Paragraph, TextBody } from '../document/text-body.ts';

/** The text of all runs of a paragraph. */
export function paragraphText({ runs }: Paragraph): string {
  let text = '';
  for (const run of runs) text += run.text;
  return text;
}

/** The paragraphs of a body, joined by line breaks. */
export function joinedText(body: TextBody): string {
  return body.map(paragraphText).join('\n');
}
