import type { ComposedPart } from '../parts/composed-part.ts';
import { PackedTexts } from '../parts/hashed-data.ts';
import { PartClosure } from '../parts/part-closure.ts';
import { PartNames } from '../parts/part-names.ts';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { assemblePresentation } from '../presentation/assemble-presentation.ts';
import { composedFonts } from '../presentation/composed-fonts.ts';
import { labelOf } from '../presentation/sensitivity-label.ts';
import type { EmbeddedFont, PresentationPart } from '../presentation/presentation-part.ts';
import { FIRST_MASTER_ID, FIRST_SLIDE_ID } from '../presentation/presentation-xml.ts';
import { type SlideParts, slideParts } from './slide-parts.ts';
import { ONE_SLIDE, SplitRules } from './split-rules.ts';

/** Composes one-slide decks of the slides of one source. What several of them share is read, edited and packed once. */
export class SlideComposer {
  private readonly texts = new PackedTexts();
  /** The closures over masters, layouts and notes masters, which decks with the same ones begin with. */
  private readonly bases = new Map<string, PartClosure>();

  constructor(
    private readonly deck: SourceDeck,
    private readonly presentation: PresentationPart,
  ) {}

  /** The parts of the deck of one slide. @param fonts the embedded fonts that it needs. @throws PackageRefused */
  compose(slide: string, fonts: readonly EmbeddedFont[]): readonly ComposedPart[] {
    const { deck, presentation, texts } = this;
    const parts = slideParts(deck, slide);
    const closure = refusingMalformed(() => this.closure(parts));
    const named = (part: string | undefined): string | undefined =>
      part === undefined ? undefined : closure.nameOf(part);
    const tableStyles = deck.related(deck.file.mainPart, 'tableStyles');
    const content = {
      edition: deck.edition,
      settings: presentation,
      masters: [{ name: named(parts.master) ?? '', id: FIRST_MASTER_ID }],
      slides: [{ name: named(ONE_SLIDE) ?? '', id: FIRST_SLIDE_ID }],
      notesMaster: named(parts.notesMaster),
      theme: named(deck.related(parts.master, 'theme')),
      fonts: composedFonts(deck, fonts),
      tableStyles: tableStyles === undefined ? undefined : deck.data(tableStyles),
      label: labelOf(deck),
      parts: closure.parts,
    };
    return assemblePresentation(content, texts);
  }

  private closure(parts: SlideParts): PartClosure {
    const closure = this.base(parts).copy();
    closure.assign(parts.slide, closure.nameOf(ONE_SLIDE) ?? '');
    closure.take([parts.slide], new SplitRules(this.deck, parts));
    return closure;
  }

  /** The names of the parts of a base do not depend on the slide, so that they and their relationships are the same for many decks. */
  private base(parts: SlideParts): PartClosure {
    const { layout, notesMaster, master } = parts;
    const key = `${layout}\n${notesMaster ?? ''}`;
    const known = this.bases.get(key) ?? new PartClosure(this.deck, this.texts, new PartNames());
    if (this.bases.has(key)) return known;
    known.reserve(ONE_SLIDE, 'slide');
    known.reserve(master, 'slideMaster');
    known.reserve(layout, 'slideLayout');
    if (notesMaster !== undefined) known.reserve(notesMaster, 'notesMaster');
    known.take(
      notesMaster === undefined ? [master, layout] : [master, layout, notesMaster],
      new SplitRules(this.deck, parts),
    );
    this.bases.set(key, known);
    return known;
  }
}
