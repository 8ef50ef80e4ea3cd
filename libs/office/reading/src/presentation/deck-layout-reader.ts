import type { BackgroundLayout, DeckLayout, Picture, Shape, Slide, SlideLayer } from '@livery/office-model';
import { diagramDrawing } from '../drawing/graphic-reader.ts';
import type { DrawingContext, ParentSlidePart } from '../drawing/drawing-context.ts';
import type { BlipSource } from '../drawing/source/blip-source.ts';
import { readDrawing } from '../drawing/source/drawing-source.ts';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { SlidePartSource } from '../drawing/source/slide-part-source.ts';
import type { TableStyles } from '../drawing/table-styles.ts';
import { LayoutParents } from '../layout/layout-parents.ts';
import { ShapeLayouts } from '../layout/shape-layouts.ts';
import { NO_CHART_LAYOUT, readChartLayout } from '../layout/source/chart-layout-source.ts';
import { NO_PART_LAYOUT, type PartLayoutSource, readPartLayout } from '../layout/source/part-layout-source.ts';
import { PartLinks } from '../parts/part-links.ts';
import type { PartReader } from '../parts/part-reader.ts';
import type { SlidePartContexts } from './slide-part-contexts.ts';

/** Which slides are to be drawn, and where the reader notes what drawing them needs. */
export interface LayoutNeeds {
  readonly into: DeckLayout;
  /** Asked once for each slide, in their order. */
  readonly wants: (slide: Slide) => boolean;
}

/** The picture of a `blipFill` in a part. */
export type PictureOf = (blip: BlipSource | undefined, part: string) => Picture | null;

/**
 * Reads what drawing slides needs and checks do not. It reads the parts of wanted slides a second time, so that checks, which want none,
 * do not pay for it.
 */
export class DeckLayoutReader {
  private readonly parents: LayoutParents;
  private readonly layers = new Set<SlideLayer>();

  constructor(
    private readonly parts: PartReader,
    private readonly contexts: SlidePartContexts,
    private readonly tableStyles: TableStyles,
    private readonly pictureOf: PictureOf,
    private readonly needs: LayoutNeeds,
  ) {
    this.parents = new LayoutParents(parts);
  }

  note(slide: Slide, source: SlidePartSource, context: DrawingContext): void {
    if (!this.needs.wants(slide)) return;
    const written = this.parts.read(slide.part, NO_PART_LAYOUT, readPartLayout);
    this.noteShapes(slide.shapes, source.shapes, written, slide.part, context);
    this.needs.into.backgrounds.set(slide, this.background(source, written, context));
    for (const layer of slide.layers) this.noteLayer(layer, context);
  }

  private noteLayer(layer: SlideLayer, { layout, master }: DrawingContext): void {
    const parent = layer.kind === 'layout' ? layout : master;
    if (parent === null || this.layers.has(layer)) return;
    this.layers.add(layer);
    const written = this.parents.of(parent.source);
    const sources = layer.positions.map((position) => parent.source.shapes[position]);
    const shapes = layer.positions.map((position) => written.shapes[position]);
    if (!sources.every((one) => one !== undefined) || !shapes.every((one) => one !== undefined)) return;
    const context = this.contexts.ofSlideLayer(layer.kind, layer.part);
    this.noteShapes(layer.shapes, sources, { ...written, shapes }, layer.part, context);
  }

  private noteShapes(
    shapes: readonly Shape[],
    sources: readonly ShapeSource[],
    written: PartLayoutSource,
    part: string,
    context: DrawingContext,
  ): void {
    this.shapeLayouts(part, context).note(shapes, sources, written.shapes);
    this.noteGraphics(shapes, sources, part, context);
  }

  private noteGraphics(
    shapes: readonly Shape[],
    sources: readonly ShapeSource[],
    part: string,
    context: DrawingContext,
  ): void {
    for (const [index, shape] of shapes.entries()) {
      const source = sources[index];
      if (source === undefined) continue;
      if (shape.chart !== null) {
        const chart = this.parts.read(shape.chart.part, NO_CHART_LAYOUT, readChartLayout);
        this.needs.into.charts.set(shape.chart, chart);
      }
      if (shape.smartArt.length > 0) this.noteSmartArt(shape, source, part, context);
      this.noteGraphics(shape.children, source.children, part, context);
    }
  }

  private noteSmartArt(shape: Shape, { graphic }: ShapeSource, part: string, context: DrawingContext): void {
    const links = new PartLinks(this.parts, part);
    const data = links.target(graphic);
    const drawing = data === undefined ? undefined : diagramDrawing(this.parts, data, links);
    if (drawing === undefined) return;
    const sources = this.parts.read<readonly ShapeSource[]>(drawing, [], readDrawing);
    const { shapes } = this.parts.read(drawing, NO_PART_LAYOUT, readPartLayout);
    this.shapeLayouts(drawing, context).note(shape.smartArt, sources, shapes);
  }

  private shapeLayouts(part: string, context: DrawingContext): ShapeLayouts {
    return new ShapeLayouts(this.needs.into, this.parents, this.tableStyles, context, new PartLinks(this.parts, part));
  }

  /** The background of the slide, or else of its layout, or else of its master. */
  private background(source: SlidePartSource, written: PartLayoutSource, context: DrawingContext): BackgroundLayout {
    if (source.background !== undefined) return this.backgroundOf(source, written, context);
    const parent = [context.layout, context.master].find(hasBackground);
    if (parent == null) return { gradient: null, picture: null };
    return this.backgroundOf(parent.source, this.parents.of(parent.source), context);
  }

  private backgroundOf(
    { background, part }: SlidePartSource,
    written: PartLayoutSource,
    context: DrawingContext,
  ): BackgroundLayout {
    const reference = background?.reference;
    if (reference === undefined) {
      return { gradient: written.background ?? null, picture: this.pictureOf(background?.fill.blip, part) };
    }
    const { fills, backgroundFills } = this.parents.theme(context);
    const { theme } = context;
    const isOfBackgrounds = reference.index > 1_000;
    const at = isOfBackgrounds ? reference.index - 1_001 : reference.index - 1;
    const gradient = (isOfBackgrounds ? backgroundFills : fills)[at] ?? null;
    const blip = (isOfBackgrounds ? theme.backgroundFills : theme.fills)[at]?.blip;
    return { gradient, picture: theme.part === null ? null : this.pictureOf(blip, theme.part) };
  }
}

function hasBackground(parent: ParentSlidePart | null): boolean {
  return parent?.source.background !== undefined;
}
