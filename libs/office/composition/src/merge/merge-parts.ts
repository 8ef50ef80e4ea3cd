import { PackageRefused, type Relationship } from '@livery/office-package';
import type { ComposedPart } from '../parts/composed-part.ts';
import { PackedTexts } from '../parts/hashed-data.ts';
import { PartClosure } from '../parts/part-closure.ts';
import { PartNames } from '../parts/part-names.ts';
import { isMedium } from '../parts/media.ts';
import type { SourceDeck } from '../parts/source-deck.ts';
import { CheckedXml } from './checked-xml.ts';

/** An archive without ZIP64 holds fewer than 65,535 entries. */
const MAX_PARTS = 65_000;

/** The parts of a merged presentation. Pictures, sounds, films and fonts of equal bytes are one part, whichever decks they come from. */
export class MergeParts {
  readonly texts = new PackedTexts();
  readonly names = new PartNames();
  readonly checked = new CheckedXml();
  private readonly composed: ComposedPart[] = [];
  /** The names of media by their type and the hash of their bytes. */
  private readonly media = new Map<string, string>();

  get all(): readonly ComposedPart[] {
    return this.composed;
  }

  /** A closure whose parts get names that no other part of the presentation has. */
  closure(deck: SourceDeck): PartClosure {
    return new PartClosure(deck, this.texts, this.names);
  }

  /** @throws PackageRefused `file_too_large` when there are too many for an archive */
  add(...parts: readonly ComposedPart[]): void {
    if (this.composed.length + parts.length > MAX_PARTS) {
      throw new PackageRefused('file_too_large', 'The merged presentation has too many parts.');
    }
    this.composed.push(...parts);
  }

  /**
   * The part of a medium that a relationship of the source leads to; undefined when that is no medium, but a part with a content of its
   * own for each slide.
   */
  medium(deck: SourceDeck, { kind, target }: Pick<Relationship, 'kind' | 'target'>): string | undefined {
    if (!isMedium(deck, target)) return undefined;
    const contentType = deck.contentType(target);
    const data = deck.data(target);
    const key = `${contentType.toLowerCase()} ${data.sha256}`;
    const known = this.media.get(key);
    if (known !== undefined) return known;
    const name = this.names.next(kind, target);
    this.media.set(key, name);
    this.add({ name, contentType, data });
    return name;
  }
}
