import { writeParts } from '../parts/composed-part.ts';
import { commonProgram } from '../presentation/app-properties.ts';
import { framePresentation } from '../presentation/presentation-frame.ts';
import { FIRST_SLIDE_ID } from '../presentation/presentation-xml.ts';
import { labelOf } from '../presentation/sensitivity-label.ts';
import { MergeParts } from './merge-parts.ts';
import type { MergeSource } from './merge-source.ts';
import { mergedFonts } from './merged-fonts.ts';
import { MergedMasters } from './merged-masters.ts';
import { MergedNotesMaster } from './merged-notes-master.ts';
import { type MergedDeck, type MergedSlide, type SharedFrame, takeSlide } from './merged-slides.ts';
import { mergedTableStyles } from './merged-table-styles.ts';
import { presentationProperties } from './presentation-properties.ts';

/** One merge. What decks share is taken from the first that has it, the template before all. */
export class PresentationMerge {
  private readonly frame: SharedFrame;
  private readonly decks: readonly MergedDeck[];
  /** All sources, each once. */
  private readonly sources: ReadonlySet<MergeSource>;

  /** @param first the template or, without one, the first deck, whose settings hold */
  constructor(
    private readonly first: MergeSource,
    sources: readonly MergeSource[],
    private readonly template: MergeSource | undefined,
  ) {
    const parts = new MergeParts();
    this.sources = new Set(template === undefined ? sources : [template, ...sources]);
    this.decks = sources.map((source) => ({
      source,
      slides: source.slides().map((part) => ({ part, name: parts.names.next('slide', '.xml') })),
    }));
    const masters = new MergedMasters(parts, this.slides[0]?.name);
    this.frame = { parts, masters, notesMaster: new MergedNotesMaster(parts) };
  }

  /** The merged presentation. @throws PackageRefused */
  bytes(): Uint8Array {
    const { first, template, frame, decks, sources } = this;
    this.takeFrame();
    for (const deck of decks) for (const slide of deck.slides) takeSlide(frame, deck, slide);
    const content = {
      edition: first.deck.edition,
      settings: first.presentation,
      ...frame.masters.take(),
      slides: this.slides.map(({ name }, at) => ({ name, id: FIRST_SLIDE_ID + at })),
      notesMaster: frame.notesMaster.name,
      fonts: mergedFonts(sources),
      presentationProperties: template === undefined ? undefined : presentationProperties(template),
      tableStyles: mergedTableStyles(sources),
      label: [...sources].map(({ deck }) => labelOf(deck)).find((label) => label !== undefined),
      program: commonProgram(first.deck, new Set(decks.map(({ source }) => source.deck))),
    };
    const { before, after } = framePresentation(content, frame.parts.texts);
    return writeParts([...before, ...frame.parts.all, ...after], frame.parts.texts);
  }

  /** The masters of the template come first, and the first notes master is the one of all notes. */
  private takeFrame(): void {
    const { first, template, frame } = this;
    const withAllMasters = this.slides.length === 0 ? first : template;
    for (const part of withAllMasters?.masters() ?? []) frame.masters.use(first, part);
    for (const source of this.sources) {
      const part = source.deck.related(source.deck.file.mainPart, 'notesMaster');
      if (part !== undefined) frame.notesMaster.use(source, part);
    }
  }

  private get slides(): readonly MergedSlide[] {
    return this.decks.flatMap(({ slides }) => slides);
  }
}
