import type { TextRun } from './text-body.ts';

/** The text of a paragraph of these runs. */
export function textOfRuns(runs: readonly Pick<TextRun, 'text'>[]): string {
  let text = '';
  for (const run of runs) text += run.text;
  return text;
}
