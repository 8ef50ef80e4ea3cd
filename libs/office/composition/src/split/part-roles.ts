import type { Relationship } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';

/** What a part is in a presentation. Parts that a slide may have any number of are `content`. */
export type PartRole =
  'slide' | 'slideLayout' | 'slideMaster' | 'notesSlide' | 'notesMaster' | 'handoutMaster' | 'presentation' | 'content';

const ROLES: ReadonlyMap<string, PartRole> = new Map([
  ['slide', 'slide'],
  ['slideLayout', 'slideLayout'],
  ['slideMaster', 'slideMaster'],
  ['notesSlide', 'notesSlide'],
  ['notesMaster', 'notesMaster'],
  ['handoutMaster', 'handoutMaster'],
]);
const STRUCTURE = /\.presentationml\.([A-Za-z]+)\+xml$/;

/** The role of the part that a relationship leads to: by its content type, or else by the kind of the relationship. */
export function roleOf(deck: SourceDeck, { target, kind }: Relationship): PartRole {
  if (target === deck.file.mainPart) return 'presentation';
  const word = STRUCTURE.exec(deck.contentType(target))?.[1] ?? kind;
  return ROLES.get(word) ?? 'content';
}
