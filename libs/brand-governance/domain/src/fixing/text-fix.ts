import type { Provenance } from '@livery/office-model';
import { isInSmartArt, type LocatedParagraph } from '../document-view/located-content.ts';
import type { SearchedText } from '../text-search/text-survey.ts';
import type { Fix, Unfixable } from './fix.ts';
import { partOfBody } from './part-of-address.ts';

/** Characters that should stand in the place of those from one offset to another, which is exclusive. */
export interface WrittenText {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Writes characters in a paragraph or in an alternative text. */
export function textFix(searched: SearchedText, { start, end, to }: WrittenText): Fix | Unfixable {
  const from = searched.text.slice(start, end);
  const problem = problemOf(searched, start, end);
  if (problem !== null) return problem;
  if (from.includes('\n')) return 'not_supported';
  const changes = [{ kind: 'text', start, end, from, to }] as const;
  const surface = searched.paragraph === null ? 'text' : searched.body.surface;
  return { kind: 'text', cause: causeOf(searched), surface, changesAt: () => changes };
}

function problemOf(searched: SearchedText, start: number, end: number): Unfixable | null {
  if (searched.paragraph === null) return isInSmartArt(searched.located) ? 'smartart' : null;
  if (searched.body.surface === 'smartart_text') return 'smartart';
  return isInField(searched, start, end) ? 'field_result' : null;
}

/** Programs write the results of fields anew. */
function isInField({ paragraph: { runs } }: LocatedParagraph, start: number, end: number): boolean {
  for (let run = runs.indexAt(start); run <= runs.indexAt(Math.max(start, end - 1)); run += 1) {
    if (runs.formatAt(run)?.field != null) return true;
  }
  return false;
}

/** The text itself holds its characters, whatever sets its format. */
function causeOf(searched: SearchedText): Pick<Provenance, 'source' | 'part' | 'location'> {
  if (searched.paragraph === null) return searched.located.container.cause;
  return { source: searched.body.cause.source, part: partOfBody(searched.body), location: null };
}
