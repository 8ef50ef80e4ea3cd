import type { XmlHandler } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';

/** The parts that no presentation opens without. What is drawn from other parts is drawn as in the source, however damaged. */
const CHECKED =
  /presentationml\.(?:slide|slideLayout|slideMaster|notesSlide|notesMaster|tableStyles|presProps)\+xml$|\.theme\+xml$/;
const NOTHING: XmlHandler = { open: () => undefined, close: () => undefined };

/** Knows the XML that was found to be well-formed, so that each text is scanned once, in however many decks it is. */
export class CheckedXml {
  private readonly wellFormed = new Set<string>();
  private readonly checked = new WeakMap<SourceDeck, Set<string>>();

  /** @throws PackageRefused when the part is one that must be well-formed and is not */
  check(deck: SourceDeck, part: string): void {
    const known = this.checked.get(deck) ?? new Set();
    this.checked.set(deck, known);
    const contentType = deck.contentType(part);
    if (known.has(part) || !CHECKED.test(contentType)) return;
    known.add(part);
    if (deck.isKnown(part) && this.wellFormed.has(deck.data(part).sha256)) return;
    deck.scan(part, NOTHING);
    this.wellFormed.add(deck.data(part).sha256);
  }
}
