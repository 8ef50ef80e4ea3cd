import type {
  Address,
  AnchoredShape,
  DocumentModel,
  Paint,
  Paragraph,
  Presentation,
  Provenance,
  Shape,
  SlideLayer,
  Slide,
  Story,
} from '@livery/office-model';
import type { Ignored } from '../judging/rule-params.ts';
import { Backdrops } from './backdrops.ts';
import { joinedText } from './joined-text.ts';
import {
  isInSmartArt,
  paragraphAddress,
  type ParagraphPlace,
  type PlacedShape,
  PlacedSheet,
  type TextPlace,
} from './places.ts';
import { type PlacedColors, shapeColors } from './shape-colors.ts';
import { textFacts } from './text-facts.ts';

/** What a rule sees of a document: everything that it does not ignore, in document order. Made in one walk, shared by rules. */
export class DocumentView {
  readonly slides: PlacedSheet[] = [];
  /** Layouts and masters. */
  readonly sheets: PlacedSheet[] = [];
  /** Of a text document. */
  readonly stories: PlacedSheet[] = [];
  /** Of slides, layouts, masters and stories, groups before their children: the z-order of each sheet. */
  readonly shapes: PlacedShape[] = [];
  /** Those in which something is written, or may show. */
  readonly texts: TextPlace[] = [];
  readonly paragraphs: ParagraphPlace[] = [];
  private composedBackdrops: Backdrops | null = null;
  private collectedColors: readonly PlacedColors[] | null = null;

  constructor(
    readonly model: DocumentModel,
    private readonly ignored: Ignored,
  ) {
    if (model.format === 'pptx') this.addPresentation(model);
    else for (const story of model.stories) this.addStory(story);
  }

  /** What lies behind the texts. It is composed for the first check that asks, and kept for the others. */
  get backdrops(): Backdrops {
    return (this.composedBackdrops ??= new Backdrops(this.model));
  }

  /** The colours of all shapes, apart from those of their text. They are collected once for all checks. */
  get shapeColors(): readonly PlacedColors[] {
    return (this.collectedColors ??= this.shapes.flatMap(shapeColors));
  }

  private addPresentation({ slides, slideLayers: sheets }: Presentation): void {
    for (const slide of slides) if (!this.isLeftOut(slide)) this.addSlide(slide);
    for (const sheet of sheets) if (!this.ignored.layouts.includes(sheet.name)) this.addSheet(sheet);
  }

  private isLeftOut({ hidden, layout, unread }: Slide): boolean {
    return unread || (this.ignored.hiddenSlides && hidden) || this.ignored.layouts.includes(layout);
  }

  private addSlide(slide: Slide): void {
    const { index, id, part } = slide;
    const address: Address = { parent: null, step: { kind: 'slide', index, id } };
    const cause: Provenance = { source: 'shape', part, location: null, name: 'the slide' };
    const sheet = new PlacedSheet(address, slide, null, part, cause);
    this.slides.push(sheet);
    this.addShapes(slide.shapes, sheet, address, null);
    if (slide.notes.length > 0 && !this.ignored.notes) {
      const notes: Address = { parent: address, step: { kind: 'notes' } };
      this.addText({ surface: 'notes_text', address: notes, body: slide.notes, sheet, shape: null, ground: null });
    }
  }

  private addSheet({ kind, index, name, part, shapes, positions }: SlideLayer): void {
    const address: Address = { parent: null, step: kind === 'layout' ? { kind, name } : { kind, index } };
    const words = kind === 'layout' ? `the layout "${name}"` : `the master "${name}"`;
    const cause: Provenance = { source: kind, part, location: null, name: words };
    const sheet = new PlacedSheet(address, null, null, part, cause);
    this.sheets.push(sheet);
    for (const [number, shape] of shapes.entries())
      this.addShape(shape, positions[number] ?? number, sheet, address, null);
  }

  private addStory(story: Story): void {
    const { address, part, name, paragraphs, drawings, holder } = story;
    if (holder !== null && this.isIgnored(holder)) return;
    const cause: Provenance = { source: 'shape', part, location: null, name };
    const sheet = new PlacedSheet(address, null, story, part, cause);
    this.stories.push(sheet);
    for (const drawing of drawings) this.addAnchored(drawing, sheet);
    const body = drawings.some(({ shape }) => this.isIgnored(shape)) ? this.outsideOfIgnored(story) : paragraphs;
    this.addText({ surface: 'text', address, body, sheet, shape: null, ground: story.ground });
  }

  /** The paragraphs that stand in no table which is ignored. */
  private outsideOfIgnored({ paragraphs, drawings }: Story): Story['paragraphs'] {
    return paragraphs.filter(({ flow }) => {
      const table = flow?.cell == null ? undefined : drawings[flow.cell.table];
      return table === undefined || !this.isIgnored(table.shape);
    });
  }

  /** A drawing stands in its anchor: `body/paragraph[12]/shape[0]`; a table in its first paragraph. */
  private addAnchored({ shape, paragraph, index }: AnchoredShape, sheet: PlacedSheet): void {
    if (this.isIgnored(shape)) return;
    const anchor = sheet.story?.paragraphs[paragraph];
    const parent = anchor === undefined ? sheet.address : paragraphAddress(sheet, anchor);
    const step: Address['step'] =
      shape.kind === 'table' ? { kind: 'table', index } : { kind: 'shape', index, id: shape.id };
    this.addPlaced({ shape, address: { parent, step }, sheet, parent: null });
  }

  private addShapes(shapes: readonly Shape[], sheet: PlacedSheet, parent: Address, within: PlacedShape | null): void {
    for (const [index, shape] of shapes.entries()) this.addShape(shape, index, sheet, parent, within);
  }

  private addShape(shape: Shape, index: number, sheet: PlacedSheet, parent: Address, within: PlacedShape | null): void {
    if (this.isIgnored(shape)) return;
    const kind = parent.parent === null || parent.step.kind === 'smartart' ? 'shape' : 'child';
    const address: Address = { parent, step: { kind, index, id: shape.id } };
    this.addPlaced({ shape, address, sheet, parent: within });
  }

  private addPlaced(own: Omit<PlacedShape, 'text'>): void {
    const { shape, address, sheet } = own;
    const placed: PlacedShape = { ...own, text: joinedText(shape.text) };
    this.shapes.push(placed);
    sheet.shapes.push(placed);
    this.addTexts(placed);
    if (shape.children.length > 0) this.addShapes(shape.children, sheet, address, placed);
    if (shape.smartArt.length > 0) {
      this.addShapes(shape.smartArt, sheet, { parent: address, step: { kind: 'smartart' } }, placed);
    }
  }

  private isIgnored({ name, description }: Pick<Shape, 'name' | 'description'>): boolean {
    const { shapeNames, altTextTags } = this.ignored;
    return shapeNames.includes(name) || altTextTags.some((tag) => name.includes(tag) || description.includes(tag));
  }

  private addTexts(placed: PlacedShape): void {
    const { shape, address, sheet } = placed;
    const own = { sheet, shape: placed };
    if (shape.text.length > 0) {
      const surface = isInSmartArt(placed) ? 'smartart_text' : 'text';
      this.addText({ ...own, surface, address, body: shape.text, ground: shape.fill });
    }
    for (const row of shape.rows) {
      for (const cell of row) {
        if (cell.text.length === 0) continue;
        const at: Address = { parent: address, step: { kind: 'cell', row: cell.row, column: cell.column } };
        this.addText({ ...own, surface: 'table_text', address: at, body: cell.text, ground: cell.fill });
      }
    }
    for (const { path, text } of shape.chart?.elements ?? []) {
      if (text.length === 0) continue;
      const at: Address = { parent: address, step: { kind: 'chart', path } };
      this.addText({ ...own, surface: 'chart_text', address: at, body: text, ground: chartGround(shape, path) });
    }
  }

  private addText(own: Omit<TextPlace, 'part' | 'cause' | 'facts'> & { readonly sheet: PlacedSheet }): void {
    if (own.body.every(isBare)) return;
    const { part, textCause: cause } = own.sheet;
    const facts = textFacts(own.body);
    const place: TextPlace = { ...own, facts, part, cause };
    this.texts.push(place);
    for (const paragraph of own.body) {
      const { text } = paragraph;
      if (text !== '') this.paragraphs.push({ place, paragraph, text });
    }
  }
}

/** Nothing is written in it, and nothing shows: so are most cells and placeholders of decks. */
function isBare({ runs, flow }: Paragraph): boolean {
  return runs.length === 0 && flow === null;
}

/** Text of the plot lies on the plot area, other text on the chart. */
function chartGround({ chart, fill }: Shape, path: string): Paint {
  const ofChart = chart?.elements.find((element) => element.path === path && element.kind === 'text')?.fill;
  if (ofChart !== undefined && ofChart.kind !== 'none') return ofChart;
  return chart?.elements.find((element) => element.path === '')?.fill ?? fill;
}
