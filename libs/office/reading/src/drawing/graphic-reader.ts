import type { Chart, Shape } from '@livery/office-model';
import type { ModelSize } from '../parts/model-size.ts';
import { PartLinks } from '../parts/part-links.ts';
import type { PartReader } from '../parts/part-reader.ts';
import { ChartColors } from './chart-colors.ts';
import { chartContext } from './chart-context.ts';
import { ChartResolver } from './chart-resolver.ts';
import type { DrawingContext } from './drawing-context.ts';
import { movedBy } from './frames.ts';
import type { GraphicPosition, GraphicReader, Graphics } from './graphics.ts';
import { ShapeResolver } from './shape-resolver.ts';
import { readChartColors } from './source/chart-colors-source.ts';
import { readChart } from './source/chart-reader.ts';
import { NO_CHART } from './source/chart-source.ts';
import { readDiagramData } from './source/diagram-source.ts';
import { readDrawing } from './source/drawing-source.ts';
import type { ShapeSource } from './source/shape-source.ts';

/** Reads charts and SmartArt graphics from their parts. */
export class PartGraphicReader implements GraphicReader {
  constructor(
    private readonly parts: PartReader,
    private readonly size: ModelSize,
    private readonly graphicsOf: (links: PartLinks) => Graphics,
  ) {}

  chart(part: string, context: DrawingContext): Chart | null {
    if (!this.parts.has(part)) return null;
    const source = this.parts.read(part, NO_CHART, readChart);
    const colors = this.parts.read(this.parts.related(part, 'chartColorStyle'), null, readChartColors);
    const own = chartContext(this.parts, part, context, source.colorMap);
    const resolver = new ChartResolver(source, new ChartColors(source.style, colors), own, part, this.size);
    return { part, elements: resolver.elements(), hasUserShapes: source.hasUserShapes };
  }

  smartArt(
    data: string,
    links: PartLinks,
    context: DrawingContext,
    { location, frame }: GraphicPosition,
  ): readonly Shape[] | null {
    const part = diagramDrawing(this.parts, data, links);
    if (part === undefined) return null;
    const sources = this.parts.read<readonly ShapeSource[]>(part, [], readDrawing);
    const { x, y } = frame?.box ?? { x: 0, y: 0 };
    const here = { source: 'shape', part, location: null, name: 'the SmartArt graphic' } as const;
    const resolver = new ShapeResolver(context, this.graphicsOf(new PartLinks(this.parts, part)), here);
    return resolver.shapes(sources, `${location}/smartart/shape`, movedBy(x, y));
  }
}

/** The part of the drawing that the data of a SmartArt graphic names, or else of the only drawing of the slide (effective values, 5.3). */
export function diagramDrawing(parts: PartReader, data: string, links: PartLinks): string | undefined {
  const { drawing } = parts.read(data, NO_DATA, readDiagramData);
  return links.target(drawing) ?? parts.related(links.part, 'diagramDrawing');
}

const NO_DATA = { drawing: undefined };
