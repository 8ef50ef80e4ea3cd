import type { ComposedPart } from '../parts/composed-part.ts';
import type { SourceDeck } from '../parts/source-deck.ts';

/** The part with the sensitivity label of a file, under the name that Office gives it; undefined when there is none. */
export function labelOf(deck: SourceDeck): ComposedPart | undefined {
  const part = deck.related('/', 'classificationlabels');
  if (part === undefined) return undefined;
  return { name: '/docMetadata/LabelInfo.xml', contentType: deck.contentType(part), data: deck.data(part) };
}
