import { counted } from './in-words.ts';
import type { OccurrenceLocation } from './check.ts';

/** The numbers or bullets of some lists. Neighbouring paragraphs are one list. */
export interface ListMarks {
  readonly marks: 'numbers' | 'bullets' | 'numbers and bullets';
  readonly lists: number;
}

/** The lists whose numbers or bullets are meant; null if anything else is meant, too. */
export function listMarksOf(group: readonly OccurrenceLocation[]): ListMarks | null {
  let lists = 0;
  const kinds = new Set<'numbers' | 'bullets'>();
  for (const { positions } of group) {
    if (positions === undefined) return null;
    let last = -2;
    for (const { paragraph, run } of positions.all()) {
      if (run !== null || paragraph.bullet === null) return null;
      kinds.add(paragraph.bullet.characters === '' ? 'numbers' : 'bullets');
      if (paragraph.number !== last + 1 && paragraph.number !== last) lists += 1;
      last = paragraph.number;
    }
  }
  const [kind = 'numbers', ...others] = kinds;
  return { marks: others.length === 0 ? kind : 'numbers and bullets', lists };
}

/** The beginning of a sentence: `The numbers of 2 lists are`. */
export function listMarksInWords({ marks, lists }: ListMarks): string {
  return `The ${marks} of ${counted(lists, 'list')} are`;
}

/** Where the menus of Office lead to the numbers or bullets of a paragraph. */
export function menuOfListMarks({ marks }: ListMarks): string {
  return marks === 'bullets' ? 'Home ▸ Bullets' : 'Home ▸ Numbering';
}
