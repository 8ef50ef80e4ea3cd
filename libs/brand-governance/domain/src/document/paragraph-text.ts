import type { Paragraph } from './text-body.ts';

/** The text of all runs of a paragraph. */
export function paragraphText({ runs }: Pick<Paragraph, 'runs'>): string {
  let text = '';
  for (const run of runs) text += run.text;
  return text;
}
