import type { Chart, ChartElement, ChartLayout, ChartSeriesLayout } from '@livery/office-model';
import { drawPie, drawPlot } from './chart-plots.ts';
import type { DrawnSeries } from './chart-series.ts';
import type { Canvas } from './svg/canvas.ts';
import { fillAttributes, strokeAttributes } from './svg/paints.ts';
import { boxAttributes } from './table-drawer.ts';
import type { Rectangle } from './geometry/rectangle.ts';
import type { TextDrawer } from './text/text-drawer.ts';

const MARGIN = 6;
const MAX_LEGEND = 12;
const MAX_CATEGORIES = 12;
const MAX_LABEL = 24;
/** What a chart shows whose values are not in the file. */
const UNKNOWN_SERIES: ChartSeriesLayout = { kind: 'column', stacked: false, values: [] };

interface LegendEntries {
  readonly names: readonly string[];
  readonly paintOf: (index: number) => ChartElement | undefined;
}

/** Draws a chart in outlines: its series with their colours and values, its title, its legend and its categories. */
export function drawChart(
  canvas: Canvas,
  { elements }: Chart,
  layout: ChartLayout | null,
  box: Rectangle,
  texts: TextDrawer,
): void {
  const byPath = new Map(elements.map((element) => [element.path, element]));
  const area = byPath.get('');
  const ground = area === undefined ? ' fill="none"' : fillAttributes(area.fill, null, canvas);
  canvas.add(`<rect ${boxAttributes(box)}${ground}${area === undefined ? '' : strokeAttributes(area.line, null)}/>`);
  const series = seriesOf(elements, byPath, layout);
  const isPie = series.some(({ kind }) => kind === 'pie' || kind === 'doughnut');
  let room = withTitle(canvas, byPath.get('title'), inner(box), texts);
  const names = isPie ? (layout?.categories ?? []) : namesOf(byPath.get('legend'));
  const paintOf = (index: number) => (isPie ? series[0]?.paintOf(index) : series[index]?.paintOf(0));
  room = withLegend(canvas, byPath.get('legend'), { names, paintOf }, room, texts);
  if (isPie) drawPie(canvas, series, room);
  else drawPlot(canvas, series, withCategories(canvas, byPath, series, room, texts));
}

function seriesOf(
  elements: readonly ChartElement[],
  byPath: ReadonlyMap<string, ChartElement>,
  layout: ChartLayout | null,
): DrawnSeries[] {
  const written = elements.flatMap(
    ({ kind, path }) => /^series\[(\d+)]/.exec(kind === 'series' ? path : '')?.[1] ?? [],
  );
  return [...new Set(written.map(Number))]
    .toSorted((one, other) => one - other)
    .map((number) => ({
      ...(layout?.series[number] ?? UNKNOWN_SERIES),
      paintOf: (point) => byPath.get(`series[${number}]/point[${point}]`) ?? byPath.get(`series[${number}]`),
    }));
}

function inner({ x, y, width, height }: Rectangle): Rectangle {
  return {
    x: x + MARGIN,
    y: y + MARGIN,
    width: Math.max(1, width - 2 * MARGIN),
    height: Math.max(1, height - 2 * MARGIN),
  };
}

function withTitle(canvas: Canvas, title: ChartElement | undefined, room: Rectangle, texts: TextDrawer): Rectangle {
  const [words] = title?.text.map(({ text }) => text) ?? [];
  const size = sizeOf(title);
  if (title === undefined || words === undefined || words === '' || size * 2 > room.height) return room;
  texts.label(canvas, words, title.text, {
    x: room.x + room.width / 2,
    y: room.y + size,
    align: 'center',
    room: room.width,
  });
  return { ...room, y: room.y + size * 1.5, height: room.height - size * 1.5 };
}

function withLegend(
  canvas: Canvas,
  legend: ChartElement | undefined,
  { names: all, paintOf }: LegendEntries,
  room: Rectangle,
  texts: TextDrawer,
): Rectangle {
  const size = sizeOf(legend);
  const names = all.slice(0, MAX_LEGEND);
  if (legend === undefined || names.length === 0 || size * 4 > room.height) return room;
  const width = room.width / names.length;
  const y = room.y + room.height - size * 0.2;
  for (const [index, name] of names.entries()) {
    const x = room.x + index * width;
    const element = paintOf(index);
    const paint = element === undefined || element.fill.kind !== 'none' ? element?.fill : element.line;
    const square = { x, y: y - size * 0.8, width: size * 0.8, height: size * 0.8 };
    if (paint !== undefined) canvas.add(`<rect ${boxAttributes(square)}${fillAttributes(paint, null, canvas)}/>`);
    texts.label(canvas, name, legend.text, { x: x + size * 1.1, y, align: 'left', room: width - size * 1.3 });
  }
  return { ...room, height: room.height - size * 1.8 };
}

function withCategories(
  canvas: Canvas,
  byPath: ReadonlyMap<string, ChartElement>,
  series: readonly DrawnSeries[],
  room: Rectangle,
  texts: TextDrawer,
): Rectangle {
  const axis = byPath.get('axis[category]') ?? byPath.get('axis[date]');
  const names = namesOf(axis);
  const size = sizeOf(axis);
  if (axis === undefined || names.length < 2 || names.length > MAX_CATEGORIES || size * 4 > room.height) return room;
  if (series.some(({ kind }) => kind === 'bar')) {
    const width = room.width * 0.2;
    const step = room.height / names.length;
    for (const [index, name] of names.entries()) {
      const y = room.y + room.height - (index + 0.5) * step + size / 3;
      texts.label(canvas, name, axis.text, { x: room.x + width - 4, y, align: 'right', room: width - 4 });
    }
    return { ...room, x: room.x + width, width: room.width - width };
  }
  const step = room.width / names.length;
  for (const [index, name] of names.entries()) {
    texts.label(canvas, name, axis.text, {
      x: room.x + (index + 0.5) * step,
      y: room.y + room.height - size * 0.3,
      align: 'center',
      room: step,
    });
  }
  return { ...room, height: room.height - size * 1.5 };
}

function namesOf(element: ChartElement | undefined): readonly string[] {
  const text = element?.text[0]?.text ?? '';
  return text === '' || text === '0' ? [] : text.split('\n').map((name) => name.slice(0, MAX_LABEL));
}

function sizeOf(element: ChartElement | undefined): number {
  return element?.text[0]?.runs.formatAt(0)?.style.size.effective ?? 10;
}
