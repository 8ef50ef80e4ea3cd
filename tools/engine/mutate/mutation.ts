import { OfficeFile } from '@livery/office-testing';
import type { Deck, DeckPart } from './deck.ts';
import type { Random } from './random.ts';

/** One way of damaging a deck. The same deck and the same random numbers always give the same bytes. */
export interface Mutation {
  readonly name: string;
  readonly apply: (deck: Deck, random: Random) => Uint8Array;
}

/** A mutation of the parts, zipped anew. */
export function ofParts(name: string, change: (parts: readonly DeckPart[], random: Random) => DeckPart[]): Mutation {
  return { name, apply: ({ parts }, random) => OfficeFile.ofEntries(change(parts, random)).bytes() };
}

/** A mutation of the text of one part out of those that it is made for; a deck without any stays as it is. */
export function ofText(
  name: string,
  isMeant: (part: DeckPart) => boolean,
  change: (text: string, random: Random, part: DeckPart) => string,
): Mutation {
  return ofParts(name, (parts, random) => {
    const candidates = parts.filter(isMeant);
    if (candidates.length === 0) return [...parts];
    const chosen = random.pick(candidates);
    const changed = Buffer.from(change(chosen.data.toString('utf8'), random, chosen));
    return parts.map((part) => (part === chosen ? { name: part.name, data: changed } : part));
  });
}
