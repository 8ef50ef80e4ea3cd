import { SlidesIncompatible } from '../slides-incompatible.ts';
import type { MergeSource } from './merge-source.ts';

/** @throws SlidesIncompatible with the places of all decks that differ from the template or, without one, from the first deck */
export function checkCompatible(decks: readonly MergeSource[], base: MergeSource): void {
  const { width, height } = base.presentation.slideSize;
  const otherSize = placesOf(decks, ({ presentation: { slideSize } }) => {
    return slideSize.width !== width || slideSize.height !== height;
  });
  const otherEdition = placesOf(decks, ({ deck }) => deck.edition.isStrict !== base.deck.edition.isStrict);
  if (otherSize.length + otherEdition.length === 0) return;
  const reasons = [
    otherSize.length === 0 ? '' : 'Their slides do not have the size of the others.',
    otherEdition.length === 0 ? '' : 'Strict and transitional presentations cannot be merged.',
  ];
  const places = [...new Set([...otherSize, ...otherEdition])].toSorted((one, other) => one - other);
  throw new SlidesIncompatible(reasons.filter(Boolean).join(' '), places);
}

function placesOf(decks: readonly MergeSource[], differs: (deck: MergeSource) => boolean): readonly number[] {
  return decks.flatMap((deck, place) => (differs(deck) ? [place] : []));
}
