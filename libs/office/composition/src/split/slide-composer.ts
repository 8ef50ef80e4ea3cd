import type { ComposedPart } from '../parts/composed-part.ts';
import type { HashedData, PackedTexts } from '../parts/hashed-data.ts';
import { EqualMedia } from '../parts/media.ts';
import { PartClosure } from '../parts/part-closure.ts';
import { PartNames } from '../parts/part-names.ts';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { type Program, readAppProperties } from '../presentation/app-properties.ts';
import { composedFonts } from '../presentation/composed-fonts.ts';
import { framePresentation, type PresentationFrame } from '../presentation/presentation-frame.ts';
import type { EmbeddedFont, PresentationPart } from '../presentation/presentation-part.ts';
import { FIRST_MASTER_ID, FIRST_SLIDE_ID } from '../presentation/presentation-xml.ts';
import { labelOf } from '../presentation/sensitivity-label.ts';
import { TableStyles } from '../presentation/table-styles.ts';
import { type SlideParts, slideParts } from './slide-parts.ts';
import { ONE_SLIDE, SplitRules } from './split-rules.ts';

/** Composes one-slide decks of the slides of one source. What several of them share is read, edited and packed once. */
export class SlideComposer {
  /** The closures over masters, layouts and notes masters, which decks with the same ones begin with. */
  private readonly bases = new Map<string, PartClosure>();
  private readonly tableStyles: TableStyles;
  private readonly media: EqualMedia;
  private readonly program: Program | undefined;
  private readonly frames = new Map<string, PresentationFrame>();

  constructor(
    private readonly deck: SourceDeck,
    private readonly presentation: PresentationPart,
    private readonly texts: PackedTexts,
  ) {
    this.tableStyles = new TableStyles(deck);
    this.media = new EqualMedia(deck);
    this.program = readAppProperties(deck).program;
  }

  /** The parts of the deck of one slide. @param fonts the embedded fonts that it needs. @throws PackageRefused */
  compose(slide: string, fonts: readonly EmbeddedFont[]): readonly ComposedPart[] {
    return refusingMalformed(() => {
      const parts = slideParts(this.deck, slide);
      const base = this.base(parts);
      const { before, after } = this.frame(base, parts, fonts);
      const closure = base.copy();
      closure.assign(slide, closure.nameOf(ONE_SLIDE) ?? '');
      closure.take([slide], new SplitRules(this.deck, parts, this.media));
      return [...before, ...closure.parts, ...after];
    });
  }

  /** The names of the parts of a base do not depend on the slide, so that they and their relationships are the same for many decks. */
  private base(parts: SlideParts): PartClosure {
    const { layout, notesMaster, master } = parts;
    const key = keyOf(parts);
    const known = this.bases.get(key);
    if (known !== undefined) return known;
    const made = new PartClosure(this.deck, this.texts, new PartNames());
    made.reserve(ONE_SLIDE, 'slide');
    made.reserve(master, 'slideMaster');
    made.reserve(layout, 'slideLayout');
    if (notesMaster !== undefined) made.reserve(notesMaster, 'notesMaster');
    const first = notesMaster === undefined ? [master, layout] : [master, layout, notesMaster];
    made.take(first, new SplitRules(this.deck, parts, this.media));
    this.bases.set(key, made);
    return made;
  }

  private frame(base: PartClosure, parts: SlideParts, fonts: readonly EmbeddedFont[]): PresentationFrame {
    const { slide, layout, master } = parts;
    const styles = [slide, layout, master].flatMap((part) => this.tableStyles.usedBy(part));
    const key = [keyOf(parts), ...fonts.map(({ typeface }) => typeface), ...styles].join('\n');
    const known =
      this.frames.get(key) ??
      this.makeFrame(base, parts, { fonts, tableStyles: this.tableStyles.with(new Set(styles)) });
    this.frames.set(key, known);
    return known;
  }

  private makeFrame(
    base: PartClosure,
    { master, notesMaster }: SlideParts,
    { fonts, tableStyles }: { fonts: readonly EmbeddedFont[]; tableStyles: HashedData | undefined },
  ): PresentationFrame {
    const { deck, presentation, texts } = this;
    const named = (part: string | undefined): string | undefined =>
      part === undefined ? undefined : base.nameOf(part);
    const content = {
      edition: deck.edition,
      settings: presentation,
      masters: [{ name: named(master) ?? '', id: FIRST_MASTER_ID }],
      slides: [{ name: named(ONE_SLIDE) ?? '', id: FIRST_SLIDE_ID }],
      notesMaster: named(notesMaster),
      theme: named(deck.related(master, 'theme')),
      fonts: composedFonts(deck, fonts),
      tableStyles,
      label: labelOf(deck),
      program: this.program,
    };
    return framePresentation(content, texts);
  }
}

/** Slides with the same layout and the same notes master share their base. */
function keyOf({ layout, notesMaster }: SlideParts): string {
  return `${layout}\n${notesMaster ?? ''}`;
}
