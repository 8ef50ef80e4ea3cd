import type { Chart, Frame, Omissions, Picture, Shape } from '@livery/office-model';
import type { MediaReader } from '../media/media-reader.ts';
import type { PartLinks } from '../parts/part-links.ts';
import type { SheetContext } from './sheet-context.ts';
import type { BlipSource } from './source/blip-source.ts';
import type { ShapeSource } from './source/shape-source.ts';
import type { TableStyles } from './table-resolver.ts';

/** Content that this engine does not look into, with the words that say so. */
const UNREAD: ReadonlyMap<string, string> = new Map([
  ['content_part', 'Ink is not read.'],
  ['graphic', 'This kind of graphic is not known.'],
]);

/** Of nearly all shapes, which share it. */
const NO_GRAPHIC: Pick<Shape, 'chart' | 'smartArt'> = { chart: null, smartArt: [] };

/** Where a graphic stands. */
export interface GraphicPlace {
  readonly location: string;
  readonly frame: Frame | null;
}

/** Reads the parts of charts and of SmartArt graphics. */
export interface GraphicReader {
  chart(part: string, context: SheetContext): Chart | null;
  smartArt(data: string, links: PartLinks, context: SheetContext, place: GraphicPlace): readonly Shape[] | null;
}

/** What the shapes of a sheet find outside of it: pictures, charts, SmartArt, table styles. */
export class Graphics {
  constructor(
    readonly links: PartLinks,
    readonly tableStyles: TableStyles,
    readonly paragraphDefaultsApply: boolean,
    private readonly media: MediaReader,
    private readonly reader: GraphicReader,
    private readonly omissions: Omissions,
  ) {}

  omit(surface: string, reason: string, location: string): void {
    this.omissions.add(surface, reason, location);
  }

  picture(blip: BlipSource | undefined): Picture | null {
    if (blip === undefined || (blip.embed === undefined && blip.link === undefined)) return null;
    const part = this.links.target(blip.embed) ?? this.links.target(blip.link) ?? null;
    const linkedTo = this.links.address(blip.link) ?? this.links.address(blip.embed) ?? null;
    const facts = part === null ? NO_FACTS : this.media.facts(part);
    return { part, linkedTo, ...facts, crop: blip.crop, tiled: blip.tiled };
  }

  content(
    { kind, graphic }: ShapeSource,
    context: SheetContext,
    place: GraphicPlace,
  ): Pick<Shape, 'chart' | 'smartArt'> {
    const unread = UNREAD.get(kind);
    if (unread !== undefined) this.omit(kind, unread, place.location);
    if (kind === 'chart') return { ...NO_GRAPHIC, chart: this.chart(graphic, context, place) };
    if (kind === 'smartart') return { ...NO_GRAPHIC, smartArt: this.smartArt(graphic, context, place) };
    return NO_GRAPHIC;
  }

  private chart(id: string | undefined, context: SheetContext, { location }: GraphicPlace): Chart | null {
    const part = this.links.target(id);
    const chart = part === undefined ? null : this.reader.chart(part, context);
    if (chart === null) this.omit('chart', 'The part of the chart is not in the file.', location);
    return chart;
  }

  private smartArt(id: string | undefined, context: SheetContext, place: GraphicPlace): readonly Shape[] {
    const data = this.links.target(id);
    const shapes = data === undefined ? null : this.reader.smartArt(data, this.links, context, place);
    if (shapes === null) {
      this.omit('smartart', 'The SmartArt graphic has no drawing: its colours are not known.', place.location);
    }
    return shapes ?? [];
  }
}

const NO_FACTS = { pixels: null, sizeBytes: null, sha256: null, perceptualHash: null, unseen: null };
