import { SlidesIncompatible } from '../slides-incompatible.ts';
import type { MergeSource } from './merge-source.ts';

interface SlideSize {
  /** In EMU. */
  readonly width: number;
  readonly height: number;
}

/** How far sizes may be from each other, as a fraction: programs round the same size differently. */
const TOLERANCE = 0.001;
const EMU_PER_CENTIMETRE = 360_000;
/** How many sizes a message names. */
const MOST_NAMED = 3;

/**
 * Sizes that differ by rounding are compatible: the presentation has that of the base.
 * @throws SlidesIncompatible with the places of all decks that differ from the template or, without one, from the first deck
 */
export function checkCompatible(decks: readonly MergeSource[], base: MergeSource): void {
  const size = base.presentation.slideSize;
  const otherSize = placesOf(decks, ({ presentation: { slideSize } }) => !isEqual(slideSize, size));
  const otherEdition = placesOf(decks, ({ deck }) => deck.edition.isStrict !== base.deck.edition.isStrict);
  if (otherSize.length + otherEdition.length === 0) return;
  const reasons = [
    otherSize.length === 0 ? '' : otherSizes(decks, otherSize, size),
    otherEdition.length === 0 ? '' : 'Strict and transitional presentations cannot be merged.',
  ];
  const places = [...new Set([...otherSize, ...otherEdition])].toSorted((one, other) => one - other);
  throw new SlidesIncompatible(reasons.filter(Boolean).join(' '), places);
}

function otherSizes(decks: readonly MergeSource[], places: readonly number[], size: SlideSize): string {
  const found = places.flatMap((place) => decks[place]?.presentation.slideSize ?? []);
  const sizes = [...new Set(found.map(inCentimetres))];
  const named = sizes.slice(0, MOST_NAMED).join(', ');
  const others = sizes.length > MOST_NAMED ? `${named} and other sizes` : named;
  return `All slides of a presentation have one size. This one has ${inCentimetres(size)}, and slides of ${others} do not fit into it. Change their size in PowerPoint, or choose slides of one size.`;
}

function isEqual(one: SlideSize, other: SlideSize): boolean {
  return isNear(one.width, other.width) && isNear(one.height, other.height);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < TOLERANCE * other;
}

/** Such as `25.4 × 14.29 cm`: precise enough that sizes that differ look different. */
function inCentimetres({ width, height }: SlideSize): string {
  const [across, down] = [width, height].map((length) => Number((length / EMU_PER_CENTIMETRE).toFixed(2)));
  return `${across} × ${down} cm`;
}

function placesOf(decks: readonly MergeSource[], differs: (deck: MergeSource) => boolean): readonly number[] {
  return decks.flatMap((deck, place) => (differs(deck) ? [place] : []));
}
