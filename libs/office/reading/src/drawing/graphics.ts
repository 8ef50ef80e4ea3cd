import type { Chart, Frame, Omissions, Picture, Shape } from '@livery/office-model';
import type { MediaReader } from '../media/media-reader.ts';
import type { ModelSize } from '../parts/model-size.ts';
import type { PartLinks } from '../parts/part-links.ts';
import type { DrawingContext } from './drawing-context.ts';
import type { BlipSource, MediaSource } from './source/blip-source.ts';
import type { ShapeSource } from './source/shape-source.ts';
import type { TableStyles } from './table-styles.ts';

/** Kinds of content that the engine does not read, with the sentence for `not_evaluated`. */
const UNREAD: ReadonlyMap<string, string> = new Map([
  ['content_part', 'Ink is not read.'],
  ['graphic', 'This kind of graphic is not known.'],
]);

/** What nearly all shapes have; they share this one object. */
const NO_GRAPHIC: Pick<Shape, 'chart' | 'smartArt'> = { chart: null, smartArt: [] };

/** Where a graphic lies on its slide, and its location for findings. */
export interface GraphicPosition {
  readonly location: string;
  readonly frame: Frame | null;
}

/** Reads the parts of charts and of SmartArt graphics. */
export interface GraphicReader {
  chart(part: string, context: DrawingContext): Chart | null;
  smartArt(data: string, links: PartLinks, context: DrawingContext, position: GraphicPosition): readonly Shape[] | null;
}

/** What shapes need from other parts: pictures, charts, SmartArt, table styles. */
export class Graphics {
  constructor(
    readonly links: PartLinks,
    readonly tableStyles: TableStyles,
    readonly paragraphDefaultsApply: boolean,
    private readonly media: MediaReader,
    private readonly reader: GraphicReader,
    private readonly omissions: Omissions,
    readonly size: ModelSize,
  ) {}

  omit(surface: string, reason: string, location: string): void {
    this.omissions.add(surface, reason, location);
  }

  picture(blip: BlipSource | undefined): Picture | null {
    if (blip === undefined) return null;
    const { crop, tiled } = blip;
    const raster = this.stored(blip);
    const svg = blip.svg && this.stored(blip.svg);
    if (!svg?.part && !svg?.linkedTo) return raster && { ...raster, crop, tiled };
    const { perceptualHash, unseen } = raster ?? svg;
    return { ...svg, perceptualHash, unseen, crop, tiled };
  }

  /** The media to which a picture refers; null when it refers to none. */
  private stored({ embed, link }: MediaSource): Omit<Picture, 'crop' | 'tiled'> | null {
    if (embed === undefined && link === undefined) return null;
    const part = this.links.target(embed) ?? this.links.target(link) ?? null;
    const linkedTo = this.links.address(link) ?? this.links.address(embed) ?? null;
    const facts = part === null ? NO_FACTS : this.media.facts(part);
    return { part, linkedTo, ...facts };
  }

  content(
    { kind, graphic }: ShapeSource,
    context: DrawingContext,
    position: GraphicPosition,
  ): Pick<Shape, 'chart' | 'smartArt'> {
    const unread = UNREAD.get(kind);
    if (unread !== undefined) this.omit(kind, unread, position.location);
    if (kind === 'chart') return { ...NO_GRAPHIC, chart: this.chart(graphic, context, position) };
    if (kind === 'smartart') return { ...NO_GRAPHIC, smartArt: this.smartArt(graphic, context, position) };
    return NO_GRAPHIC;
  }

  private chart(id: string | undefined, context: DrawingContext, { location }: GraphicPosition): Chart | null {
    const part = this.links.target(id);
    const chart = part === undefined ? null : this.reader.chart(part, context);
    if (chart === null) this.omit('chart', 'The part of the chart is not in the file.', location);
    if (chart?.hasUserShapes)
      this.omit('chart', 'Shapes and texts that are drawn on the chart are not read.', location);
    return chart;
  }

  private smartArt(id: string | undefined, context: DrawingContext, position: GraphicPosition): readonly Shape[] {
    const data = this.links.target(id);
    const shapes = data === undefined ? null : this.reader.smartArt(data, this.links, context, position);
    if (shapes === null) {
      this.omit(
        'smartart',
        'The SmartArt graphic has no drawing: its texts, fonts and colours are not known.',
        position.location,
      );
    }
    return shapes ?? [];
  }
}

const NO_FACTS = { pixels: null, aspect: null, sizeBytes: null, sha256: null, perceptualHash: null, unseen: null };
