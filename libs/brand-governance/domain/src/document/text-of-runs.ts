import type { TextRun } from './text-body.ts';

/** The text of a paragraph of these runs; in one piece, for chains of pieces would live as long as the document (measured). */
export function textOfRuns(runs: readonly Pick<TextRun, 'text'>[]): string {
  return runs.length === 1 ? (runs[0]?.text ?? '') : runs.map(({ text }) => text).join('');
}
