import { PackageRefused } from '@livery/office-package';
import type { SourceDeck } from './source-deck.ts';

const MEDIA = /^(?:image|audio|video|model|font)\/|^application\/x-font/i;

/** Whether a part is a picture, a sound, a film or a font, and no more than its bytes. */
export function isMedium(deck: SourceDeck, part: string): boolean {
  return MEDIA.test(deck.contentType(part)) && deck.relationships(part).length === 0;
}

/** The media of a deck of which there are several that are equal. Decks that are split off take each of them once. */
export class EqualMedia {
  private readonly found = new Map<string, string>();
  private alike: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(private readonly deck: SourceDeck) {}

  /** The first part of the deck that is equal to this one, which may be itself. */
  first(part: string): string {
    if (!isMedium(this.deck, part)) return part;
    const known = this.found.get(part) ?? this.find(part);
    this.found.set(part, known);
    return known;
  }

  private find(part: string): string {
    const alike = this.ofSize().get(this.keyOf(part)) ?? [];
    return alike.find((other) => other === part || this.areEqual(other, part)) ?? part;
  }

  /** Only media of one type and size are compared, so that few are inflated that no slide needs. */
  private ofSize(): ReadonlyMap<string, readonly string[]> {
    const { deck } = this;
    this.alike ??= Map.groupBy(
      deck.file.parts().filter((part) => MEDIA.test(deck.contentType(part))),
      (part) => this.keyOf(part),
    );
    return this.alike;
  }

  private keyOf(part: string): string {
    return `${this.deck.contentType(part).toLowerCase()} ${this.deck.file.size(part) ?? 0}`;
  }

  /** A medium that cannot be read is equal to none: perhaps nobody needs it. */
  private areEqual(other: string, part: string): boolean {
    try {
      return isMedium(this.deck, other) && this.deck.data(other).sha256 === this.deck.data(part).sha256;
    } catch (error) {
      if (!(error instanceof PackageRefused)) throw error;
      return false;
    }
  }
}
