import type { DeckLayout, Frame, Shape, ShapeLayout } from '@livery/office-model';
import { drawChart } from './chart-drawer.ts';
import { freeformPath } from './geometry/freeform-path.ts';
import { arrowHead, bracketPath, type LinePath, linePath } from './geometry/line-paths.ts';
import { PRESET_PATHS } from './geometry/preset-paths.ts';
import type { PresetSize } from './geometry/preset-size.ts';
import { textRectangle } from './geometry/text-rectangle.ts';
import { drawPicture } from './picture-drawer.ts';
import type { Canvas } from './svg/canvas.ts';
import { points, written } from './svg/numbers.ts';
import { colorAttributes, colorOf, fillAttributes, strokeAttributes } from './svg/paints.ts';
import { drawTable } from './table-drawer.ts';
import type { Rectangle } from './geometry/rectangle.ts';
import type { TextDrawer } from './text/text-drawer.ts';

/** What is written into the box of content that is not drawn. */
const LABELS: ReadonlyMap<Shape['kind'], string> = new Map([
  ['chart', 'Chart'],
  ['smartart', 'SmartArt'],
  ['ole_object', 'Embedded object'],
  ['content_part', 'Ink'],
  ['graphic', 'Graphic'],
]);

/** Shapes are nested at most so deep in a picture. */
const MAX_DEPTH = 32;

/** Draws the shapes of slides, layouts and masters. */
export class ShapeDrawer {
  constructor(
    private readonly layout: DeckLayout,
    private readonly texts: TextDrawer,
  ) {}

  /** Draws shapes in z-order. */
  drawAll(canvas: Canvas, shapes: readonly Shape[], depth = 0): void {
    if (depth > MAX_DEPTH) return;
    for (const shape of shapes) {
      if (canvas.isFull) return;
      if (!shape.hidden) this.draw(canvas, shape, depth);
    }
  }

  private draw(canvas: Canvas, shape: Shape, depth: number): void {
    const { kind, frame } = shape;
    if (kind === 'group') this.drawAll(canvas, shape.children, depth + 1);
    if (frame === null || kind === 'group') return;
    const layout = this.layout.shapes.get(shape) ?? null;
    const box = rectangleOf(frame);
    if (kind === 'table') {
      drawTable(canvas, shape, layout?.table ?? null, box, this.texts);
    } else if (shape.smartArt.length > 0) {
      this.drawAll(canvas, shape.smartArt, depth + 1);
    } else if (shape.chart !== null) {
      drawChart(canvas, shape.chart, this.layout.charts.get(shape.chart) ?? null, box, this.texts);
    } else if (LABELS.has(kind) && shape.picture === null) {
      drawLabel(canvas, LABELS.get(kind) ?? '', box);
    } else {
      this.drawOutlined(canvas, shape, layout, frame.rotation);
    }
  }

  private drawOutlined(canvas: Canvas, shape: Shape, layout: ShapeLayout | null, rotation: number): void {
    const { frame } = shape;
    if (frame === null) return;
    const box = rectangleOf(frame);
    const size = presetSize(box, layout);
    const line = linePath(shape.geometry, size);
    const place = placement(box, rotation, layout);
    if (line !== undefined) drawLine(canvas, shape, layout, line, place);
    else drawArea(canvas, shape, layout, size, place);
    if (shape.text.length === 0) return;
    const room = textRectangle(shape.geometry, box, size);
    this.texts.draw(canvas, shape.text, layout?.text ?? null, room, rotation + (layout?.flipV === true ? 180 : 0));
  }
}

/** The box of a frame in points, before rotation. */
export function rectangleOf({ box: { x, y, width, height } }: Frame): Rectangle {
  return { x: points(x), y: points(y), width: points(width), height: points(height) };
}

function presetSize({ width, height }: Rectangle, layout: ShapeLayout | null): PresetSize {
  return {
    width,
    height,
    adjust: (name, otherwise) => {
      const value = layout?.adjusts.get(name);
      return value === undefined ? otherwise : Math.min(1, Math.max(0, value / 100_000));
    },
    angle: (name, otherwise) => {
      const value = layout?.adjusts.get(name);
      return value === undefined ? otherwise : value / 60_000;
    },
  };
}

/** The attribute that moves, turns and flips a path that begins at 0, 0. */
function placement({ x, y, width, height }: Rectangle, rotation: number, layout: ShapeLayout | null): string {
  const moved = `translate(${written(x)} ${written(y)})`;
  const turned = rotation === 0 ? '' : ` rotate(${written(rotation)} ${written(width / 2)} ${written(height / 2)})`;
  const { flipH = false, flipV = false } = layout ?? {};
  if (!flipH && !flipV) return ` transform="${moved}${turned}"`;
  const flipped = ` translate(${written(flipH ? width : 0)} ${written(flipV ? height : 0)}) scale(${flipH ? -1 : 1} ${flipV ? -1 : 1})`;
  return ` transform="${moved}${turned}${flipped}"`;
}

function drawLine(canvas: Canvas, { line }: Shape, layout: ShapeLayout | null, path: LinePath, place: string): void {
  const color = colorOf(line);
  if (color === null) return;
  const geometry = layout?.line ?? null;
  canvas.add(`<path d="${path.data}" fill="none"${strokeAttributes(line, geometry)}${place}/>`);
  const width = points(geometry?.width ?? 0);
  const head = (data: string): void => canvas.add(`<path d="${data}"${colorAttributes('fill', color)}${place}/>`);
  if (geometry?.startsWithArrow === true) head(arrowHead(path.start, width));
  if (geometry?.endsWithArrow === true) head(arrowHead(path.end, width));
}

function drawArea(canvas: Canvas, shape: Shape, layout: ShapeLayout | null, size: PresetSize, place: string): void {
  const { fill, line, geometry, picture } = shape;
  const stroke = strokeAttributes(line, layout?.line ?? null);
  const bracket = bracketPath(geometry, size);
  if (bracket !== undefined) {
    if (stroke !== '') canvas.add(`<path d="${bracket}" fill="none"${stroke}${place}/>`);
    return;
  }
  const paths = layout?.paths?.map((path) => ({ ...path, data: freeformPath(path, size.width, size.height) }));
  for (const path of paths ?? [{ data: outline(geometry, size), filled: true, stroked: true }]) {
    if (picture !== null && (shape.kind !== 'shape' || fill.kind === 'picture')) {
      drawPicture(canvas, { ...picture, part: layout?.raster ?? picture.part }, path.data, size, place);
    }
    const filled =
      path.filled && geometry !== 'arc' ? fillAttributes(fill, layout?.gradient ?? null, canvas) : ' fill="none"';
    const stroked = path.stroked ? stroke : '';
    if (filled === ' fill="none"' && stroked === '') continue;
    const holes = geometry === 'donut' ? ' fill-rule="evenodd"' : '';
    canvas.add(`<path d="${path.data}"${filled}${holes}${stroked}${place}/>`);
  }
}

function outline(geometry: string | null, size: PresetSize): string {
  const preset = PRESET_PATHS.get(geometry ?? '');
  return preset?.(size) ?? `M0 0H${written(size.width)}V${written(size.height)}H0Z`;
}

/** A grey box with a word in it. */
export function drawLabel(canvas: Canvas, label: string, { x, y, width, height }: Rectangle): void {
  const box = `x="${written(x)}" y="${written(y)}" width="${written(width)}" height="${written(height)}"`;
  canvas.add(`<rect ${box} fill="#808080" fill-opacity=".12" stroke="#808080" stroke-dasharray="4 3"/>`);
  const size = Math.min(14, height / 2, width / 6);
  const place = `x="${written(x + width / 2)}" y="${written(y + height / 2 + size / 3)}" text-anchor="middle"`;
  canvas.add(
    `<text ${place} font-family="Arial, sans-serif" font-size="${written(size)}" fill="#606060">${label}</text>`,
  );
}
