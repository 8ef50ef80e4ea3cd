import type { Paragraph, TextBody } from '../document/text-body.ts';

/** The text of all runs of a paragraph. */
export function paragraphText({ runs }: Paragraph): string {
  const [first] = runs;
  if (first === undefined) return '';
  return runs.length === 1 ? first.text : runs.map(({ text }) => text).join('');
}

/** The paragraphs of a body, joined by line breaks. */
export function joinedText(body: TextBody): string {
  const [first] = body;
  if (first === undefined) return '';
  return body.length === 1 ? paragraphText(first) : body.map(paragraphText).join('\n');
}
