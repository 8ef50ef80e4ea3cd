import { hash } from 'node:crypto';
import {
  type Master,
  type MediaNeeds,
  NO_MEDIA_NEEDS,
  Omissions,
  type Paint,
  type Presentation,
  type Provenance,
  type Slide,
  type SlideTheme,
  type TemplateFacts,
  type TextBody,
} from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import type { DrawingContext } from '../drawing/drawing-context.ts';
import { PartGraphicReader } from '../drawing/graphic-reader.ts';
import { Graphics } from '../drawing/graphics.ts';
import { ShapeResolver } from '../drawing/shape-resolver.ts';
import { slideTheme } from '../drawing/slide-theme.ts';
import { type ListStyleSource, NO_LIST_STYLE } from '../drawing/source/list-style-source.ts';
import { emptySlidePart, readSlidePart, type SlidePartSource } from '../drawing/source/slide-part-source.ts';
import { readTableStyles, type TableStyleSource } from '../drawing/source/table-style-source.ts';
import { TableStyles } from '../drawing/table-styles.ts';
import { customColors } from '../drawing/custom-colors.ts';
import { MediaReader } from '../media/media-reader.ts';
import { ModelSize } from '../parts/model-size.ts';
import { packageFacts } from '../parts/package-facts-reader.ts';
import { PartLinks } from '../parts/part-links.ts';
import { PartReader } from '../parts/part-reader.ts';
import { resolveBackground } from './background.ts';
import { commentsOf } from './comments.ts';
import { DeckLayoutReader, type LayoutNeeds, type PictureOf } from './deck-layout-reader.ts';
import { DEFAULT_SLIDE_SIZE, type PresentationSource, readPresentationPart } from './presentation-source.ts';
import { SlideLayers } from './slide-layers.ts';
import { SlidePartContexts } from './slide-part-contexts.ts';
import { specimenOf } from './specimen-slide.ts';

/** How a presentation is read. */
export interface PresentationReaderOptions {
  /** Whether `a:pPr/a:defRPr` applies: PowerPoint ignores it (MS-OI29500 2.1.1398), other programs do not. */
  readonly paragraphDefaultsApply?: boolean;
  /** What the reader has to find out about pictures and masters. */
  readonly media?: MediaNeeds;
  /** What drawing slides needs beyond the model. Checks do not ask for it. */
  readonly layout?: LayoutNeeds;
  /** Where the reader notes what learning needs beyond the model. Checks do not ask for it. */
  readonly template?: TemplateFacts;
}

const NO_PRESENTATION: PresentationSource = {
  slides: [],
  masters: [],
  defaultTextStyle: NO_LIST_STYLE,
  slideSize: DEFAULT_SLIDE_SIZE,
  embeddedFonts: [],
};

/** Turns a presentation into its model. @throws PackageRefused when the package cannot be read */
export function readPresentation(file: OoxmlPackage, options: PresentationReaderOptions = {}): Presentation {
  return new PresentationReader(file, options).read();
}

class PresentationReader {
  private readonly parts: PartReader;
  private readonly omissions = new Omissions();
  private readonly size = new ModelSize();
  private readonly presentation: PresentationSource;
  private readonly contexts: SlidePartContexts;
  private readonly layers: SlideLayers;
  private readonly themes = new Map<DrawingContext, SlideTheme>();
  private readonly tableStyles: TableStyles;
  private readonly media: MediaReader;
  private readonly graphicReader: PartGraphicReader;
  private readonly layout: DeckLayoutReader | null;

  constructor(
    private readonly file: OoxmlPackage,
    private readonly options: PresentationReaderOptions,
  ) {
    const parts = new PartReader(file);
    this.parts = parts;
    this.presentation = parts.read(parts.mainPart, NO_PRESENTATION, readPresentationPart);
    this.contexts = new SlidePartContexts(parts, this.presentation);
    this.tableStyles = this.readStyles();
    this.media = new MediaReader(file, options.media ?? NO_MEDIA_NEEDS);
    this.graphicReader = new PartGraphicReader(parts, this.size, (links) => this.graphics(links));
    this.layers = new SlideLayers(this.contexts, (part) => this.graphics(new PartLinks(parts, part)));
    this.layout = options.layout === undefined ? null : this.layoutReader(options.layout);
  }

  read(): Presentation {
    this.size.add('slides', this.presentation.slides.length, this.parts.mainPart);
    const targets = new Map(this.parts.relationships(this.parts.mainPart).map((one) => [one.id, one]));
    const slides = this.presentation.slides.map(({ id, relationship }, index) => {
      const target = targets.get(relationship);
      const part = target === undefined || target.external ? '' : target.target;
      return this.slide(part, id, index);
    });
    const embedded = { part: this.parts.mainPart, fonts: this.presentation.embeddedFonts };
    const facts = packageFacts(this.file, this.parts, embedded);
    const model: Presentation = {
      format: 'pptx',
      slides,
      slideSize: this.presentation.slideSize,
      slideLayers: this.layers.used,
      masters: this.masters(),
      language: languageOf(this.presentation.defaultTextStyle),
      package: facts,
      omissions: this.omissions.list(),
      unreadableParts: this.parts.unreadableParts,
    };
    if (this.options.template !== undefined) this.noteTemplate(this.options.template);
    return model;
  }

  private noteTemplate(template: TemplateFacts): void {
    const { slides, masters } = this.presentation;
    const layouts = this.contexts.layouts();
    this.size.add('slides', layouts.length, this.parts.mainPart);
    for (const [index, { part, source }] of layouts.entries()) {
      const place = { part, id: part, index: slides.length + index };
      template.specimens.push(this.shown(specimenOf(source), this.contexts.ofSlidesOn(part), place));
    }
    template.slideLayers = this.layers.used;
    const links = new PartLinks(this.parts, this.parts.mainPart);
    const themes = masters.map((id) => this.parts.related(links.target(id) ?? '', 'theme'));
    template.customColors.push(...customColors(this.parts, [...new Set(themes)]));
  }

  private masters(): readonly Master[] {
    const hashed = this.options.media?.masters ?? false;
    return this.contexts.masters().map(({ part, name }) => {
      const bytes = hashed ? this.file.bytes(part) : undefined;
      return { name, sha256: bytes === undefined ? null : hash('sha256', bytes) };
    });
  }

  private readStyles(): TableStyles {
    const part = this.parts.related(this.parts.mainPart, 'tableStyles');
    const styles: TableStyleSource[] = [];
    this.parts.read(part, null, () => readTableStyles((style) => styles.push(style)));
    return new TableStyles(styles, part ?? null);
  }

  private slide(part: string, id: string, index: number): Slide {
    if (!this.parts.has(part)) this.omissions.add('slide', 'The slide is not in the file.', `slide[${index}]`);
    const source = this.parts.read(part, emptySlidePart(part), (set) => readSlidePart(part, set));
    const context = this.contexts.ofSlide(source);
    const slide = this.shown(source, context, { part, id, index });
    this.layout?.note(slide, source, context);
    return slide;
  }

  /** A slide with what it inherits. */
  private shown(
    source: SlidePartSource,
    context: DrawingContext,
    { part, id, index }: Pick<Slide, 'part' | 'id' | 'index'>,
  ): Slide {
    const { layers } = this.layers.below(source, context);
    const notesPart = this.parts.related(part, 'notesSlide');
    return {
      index,
      id,
      part,
      layout: context.layout?.source.name ?? '',
      master: this.contexts.indexOf('master', context.master?.source.part ?? ''),
      hidden: source.isHidden,
      unread: !this.parts.isReadable(part),
      background: this.background(source, context),
      shapes: this.resolver(part, context).shapes(source.shapes, `slide[${index}]/shape`),
      notes: this.notes(notesPart),
      notesPart: notesPart ?? null,
      layers,
      layoutPlaceholders: this.layers.placeholders(context),
      theme: this.theme(context),
      comments: commentsOf(this.parts, part),
      transition: source.transition ?? null,
      animatedShapes: source.animated.size,
      playing: source.playing,
    };
  }

  private layoutReader(needs: LayoutNeeds): DeckLayoutReader {
    const { parts, contexts, tableStyles } = this;
    const pictureOf: PictureOf = (blip, part) => this.graphics(new PartLinks(parts, part)).picture(blip);
    return new DeckLayoutReader(parts, contexts, tableStyles, pictureOf, needs);
  }

  private graphics(links: PartLinks): Graphics {
    const { paragraphDefaultsApply = false } = this.options;
    return new Graphics(
      links,
      this.tableStyles,
      paragraphDefaultsApply,
      this.media,
      this.graphicReader,
      this.omissions,
      this.size,
    );
  }

  private resolver(part: string, context: DrawingContext, here = onSlide(part)): ShapeResolver {
    return new ShapeResolver(context, this.graphics(new PartLinks(this.parts, part)), here);
  }

  private theme(context: DrawingContext): SlideTheme {
    const known = this.themes.get(context) ?? slideTheme(context);
    this.themes.set(context, known);
    return known;
  }

  /** The background of the slide, or else of its layout, or else of its master (effective values, 3.3). */
  private background(source: SlidePartSource, context: DrawingContext): Paint {
    if (source.background) return resolveBackground(source.background, context, onSlide(source.part));
    return this.layers.background(context);
  }

  /** The text of the notes page's body placeholder. */
  private notes(part: string | undefined): TextBody {
    if (part === undefined) return [];
    const source = this.parts.read(part, emptySlidePart(part), (set) => readSlidePart(part, set));
    const body = source.shapes.find(({ placeholder }) => placeholder?.type === 'body');
    if (body === undefined) return [];
    return this.resolver(part, this.contexts.ofNotes(source), inNotes(part)).text(body);
  }
}

function onSlide(part: string): Provenance {
  return { source: 'shape', part, location: null, name: 'the slide' };
}

function inNotes(part: string): Provenance {
  return { ...onSlide(part), name: 'the notes' };
}

function languageOf({ levels, otherwise }: ListStyleSource): string | null {
  return levels[0]?.properties.language ?? otherwise?.properties.language ?? null;
}
