import type {
  Address,
  AnchoredShape,
  DocumentModel,
  Paint,
  Paragraph,
  Presentation,
  Provenance,
  Shape,
  Slide,
  SlideLayer,
  Story,
} from '@livery/office-model';
import type { Ignored } from '../judging/read-rule-params.ts';
import { Backdrops } from './backdrops.ts';
import { joinedText } from './joined-text.ts';
import {
  Container,
  isInSmartArt,
  type LocatedBody,
  type LocatedParagraph,
  type LocatedShape,
  paragraphAddress,
} from './located-content.ts';
import { isParked } from './parked-shapes.ts';
import { type ShapeColors, shapeColors } from './shape-colors.ts';
import { textFacts } from './text-facts.ts';

/**
 * A view of a document for rules that ignore the same things: everything else of the document, in document order. It is built in one walk
 * over the document, and rules with equal settings share it.
 */
export class DocumentView {
  readonly slides: Container[] = [];
  /** The layouts and masters of a presentation. */
  readonly slideLayers: Container[] = [];
  /** The stories of a text document: its body, headers, footers, notes, comments and text boxes. */
  readonly stories: Container[] = [];
  /** The shapes of all containers. A group stands before its children, so that the order within a slide is the z-order. */
  readonly shapes: LocatedShape[] = [];
  /** The text bodies that hold text, or paragraphs that show something without text. */
  readonly bodies: LocatedBody[] = [];
  /** The paragraphs with text. */
  readonly paragraphs: LocatedParagraph[] = [];
  private composedBackdrops: Backdrops | null = null;
  private collectedColors: readonly ShapeColors[] | null = null;

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
  get shapeColors(): readonly ShapeColors[] {
    return (this.collectedColors ??= this.shapes.flatMap(shapeColors));
  }

  private addPresentation({ slides, slideLayers }: Presentation): void {
    for (const slide of slides) if (!this.isLeftOut(slide)) this.addSlide(slide);
    for (const layer of slideLayers) if (!this.ignored.layouts.includes(layer.name)) this.addSlideLayer(layer);
  }

  private isLeftOut({ hidden, layout, unread }: Slide): boolean {
    return unread || (this.ignored.hiddenSlides && hidden) || this.ignored.layouts.includes(layout);
  }

  private addSlide(slide: Slide): void {
    const { index, id, part } = slide;
    const address: Address = { parent: null, step: { kind: 'slide', index, id } };
    const cause: Provenance = { source: 'shape', part, location: null, name: 'the slide' };
    const container = new Container(address, slide, null, part, cause);
    this.slides.push(container);
    this.addShapes(slide.shapes, container, address, null);
    if (slide.notes.length > 0 && !this.ignored.notes) {
      const notes: Address = { parent: address, step: { kind: 'notes' } };
      this.addText({
        surface: 'notes_text',
        address: notes,
        paragraphs: slide.notes,
        container,
        shape: null,
        ground: null,
      });
    }
  }

  private addSlideLayer({ kind, index, name, part, shapes, positions }: SlideLayer): void {
    const address: Address = { parent: null, step: kind === 'layout' ? { kind, name } : { kind, index } };
    const words = kind === 'layout' ? `the layout "${name}"` : `the master "${name}"`;
    const cause: Provenance = { source: kind, part, location: null, name: words };
    const container = new Container(address, null, null, part, cause);
    this.slideLayers.push(container);
    for (const [number, shape] of shapes.entries())
      this.addShape(shape, positions[number] ?? number, container, address, null);
  }

  private addStory(story: Story): void {
    const { address, part, name, paragraphs, drawings, holder } = story;
    if (holder !== null && this.isIgnored(holder)) return;
    const cause: Provenance = { source: 'shape', part, location: null, name };
    const container = new Container(address, null, story, part, cause);
    this.stories.push(container);
    for (const drawing of drawings) this.addAnchored(drawing, container);
    const hasIgnored = drawings.some(({ shape }) => this.isIgnored(shape));
    const judged = hasIgnored ? this.outsideIgnoredTables(story) : paragraphs;
    this.addText({ surface: 'text', address, paragraphs: judged, container, shape: null, ground: story.ground });
  }

  /** The paragraphs of a story, without those of tables that the rule ignores. */
  private outsideIgnoredTables({ paragraphs, drawings }: Story): Story['paragraphs'] {
    return paragraphs.filter(({ flow }) => {
      const table = flow?.cell == null ? undefined : drawings[flow.cell.table];
      return table === undefined || !this.isIgnored(table.shape);
    });
  }

  /**
   * The address of a drawing leads through the paragraph of its anchor: `body/paragraph[12]/shape[0]`. The address of a table leads
   * through the first paragraph of the table.
   */
  private addAnchored({ shape, paragraph, index }: AnchoredShape, container: Container): void {
    if (this.isIgnored(shape)) return;
    const anchor = container.story?.paragraphs[paragraph];
    const parent = anchor === undefined ? container.address : paragraphAddress(container, anchor);
    const step: Address['step'] =
      shape.kind === 'table' ? { kind: 'table', index } : { kind: 'shape', index, id: shape.id };
    this.addLocated({ shape, address: { parent, step }, container, parent: null });
  }

  private addShapes(
    shapes: readonly Shape[],
    container: Container,
    parent: Address,
    within: LocatedShape | null,
  ): void {
    for (const [index, shape] of shapes.entries()) this.addShape(shape, index, container, parent, within);
  }

  private addShape(
    shape: Shape,
    index: number,
    container: Container,
    parent: Address,
    within: LocatedShape | null,
  ): void {
    if (this.isIgnored(shape)) return;
    const kind = parent.parent === null || parent.step.kind === 'smartart' ? 'shape' : 'child';
    const address: Address = { parent, step: { kind, index, id: shape.id } };
    this.addLocated({ shape, address, container, parent: within });
  }

  private addLocated(own: Omit<LocatedShape, 'text' | 'parked'>): void {
    const { shape, address, container } = own;
    const parked = isParked(shape, container.slide, this.model);
    const located: LocatedShape = { ...own, text: joinedText(shape.text), parked };
    this.shapes.push(located);
    container.shapes.push(located);
    this.addTexts(located);
    if (shape.children.length > 0) this.addShapes(shape.children, container, address, located);
    if (shape.smartArt.length > 0) {
      this.addShapes(shape.smartArt, container, { parent: address, step: { kind: 'smartart' } }, located);
    }
  }

  private isIgnored({ name, description }: Pick<Shape, 'name' | 'description'>): boolean {
    const { shapeNames, altTextTags } = this.ignored;
    return shapeNames.includes(name) || altTextTags.some((tag) => name.includes(tag) || description.includes(tag));
  }

  private addTexts(located: LocatedShape): void {
    const { shape, address, container } = located;
    const own = { container, shape: located };
    if (shape.text.length > 0) {
      const surface = isInSmartArt(located) ? 'smartart_text' : 'text';
      this.addText({ ...own, surface, address, paragraphs: shape.text, ground: shape.fill });
    }
    for (const row of shape.rows) {
      for (const cell of row) {
        if (cell.text.length === 0) continue;
        const at: Address = { parent: address, step: { kind: 'cell', row: cell.row, column: cell.column } };
        this.addText({ ...own, surface: 'table_text', address: at, paragraphs: cell.text, ground: cell.fill });
      }
    }
    for (const { path, text } of shape.chart?.elements ?? []) {
      if (text.length === 0) continue;
      const at: Address = { parent: address, step: { kind: 'chart', path } };
      this.addText({ ...own, surface: 'chart_text', address: at, paragraphs: text, ground: chartGround(shape, path) });
    }
  }

  private addText(own: Omit<LocatedBody, 'cause' | 'facts'>): void {
    if (own.paragraphs.every(isBare)) return;
    const body: LocatedBody = { ...own, facts: textFacts(own.paragraphs), cause: own.container.textCause };
    this.bodies.push(body);
    for (const paragraph of own.paragraphs) {
      const { text } = paragraph;
      if (text !== '') this.paragraphs.push({ body, paragraph, text });
    }
  }
}

/** Whether a paragraph has no runs and shows nothing else. Most cells and placeholders of decks hold only such paragraphs. */
function isBare({ runs, flow }: Paragraph): boolean {
  return runs.length === 0 && flow === null;
}

/** What the text of a chart element lies on: the fill of the text itself, else that of the whole chart, else that of the shape. */
function chartGround({ chart, fill }: Shape, path: string): Paint {
  const ofChart = chart?.elements.find((element) => element.path === path && element.kind === 'text')?.fill;
  if (ofChart !== undefined && ofChart.kind !== 'none') return ofChart;
  return chart?.elements.find((element) => element.path === '')?.fill ?? fill;
}
