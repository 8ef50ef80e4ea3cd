import type { ChartElement } from '@livery/office-model';
import type { DrawnSeries } from './chart-series.ts';
import { arc } from './geometry/path.ts';
import type { Canvas } from './svg/canvas.ts';
import { written } from './svg/numbers.ts';
import { colorAttributes, colorOf, fillAttributes } from './svg/paints.ts';
import { boxAttributes } from './table-drawer.ts';
import type { Rectangle } from './geometry/rectangle.ts';

/** More points are not told apart in a picture. */
const MAX_POINTS = 100;
/** What stands for values that are not in the file. */
const EXAMPLE = [3, 5, 4, 6];
const GAP = 0.3;

/** Draws pies and rings: each further ring lies within the one before. */
export function drawPie(canvas: Canvas, series: readonly DrawnSeries[], room: Rectangle): void {
  const [first] = series;
  if (first === undefined) return;
  const values = valuesOf(first).map(Math.abs);
  const sum = values.reduce((total, value) => total + value, 0);
  const side = Math.min(room.width, room.height);
  const place = `translate(${written(room.x + (room.width - side) / 2)} ${written(room.y + (room.height - side) / 2)})`;
  let angle = -90;
  for (const [point, value] of values.entries()) {
    if (sum === 0 || canvas.isFull) return;
    const end = angle + (value / sum) * 359.99;
    const slice = `${arc(side, side, angle, end)}L${written(side / 2)} ${written(side / 2)}Z`;
    canvas.add(`<path d="${slice}" transform="${place}"${fillOf(first.paintOf(point), canvas)}/>`);
    angle = end;
  }
  if (first.kind !== 'doughnut') return;
  const hole = `cx="${written(side / 2)}" cy="${written(side / 2)}" r="${written(side / 4)}"`;
  canvas.add(`<circle ${hole} transform="${place}" fill="#FFFFFF"/>`);
}

/** Draws series between two axes. */
export function drawPlot(canvas: Canvas, series: readonly DrawnSeries[], room: Rectangle): void {
  const plot = new Plot(canvas, series, room);
  plot.drawBars();
  plot.drawLines();
  canvas.add(
    `<path d="M${written(room.x)} ${written(room.y)}V${written(room.y + room.height)}H${written(room.x + room.width)}" fill="none" stroke="#808080" stroke-opacity=".5" stroke-width=".75"/>`,
  );
}

class Plot {
  private readonly points: number;
  private readonly low: number;
  private readonly high: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly series: readonly DrawnSeries[],
    private readonly room: Rectangle,
  ) {
    const values = series.map(valuesOf);
    this.points = Math.max(1, ...values.map(({ length }) => length));
    const sums = Array.from({ length: this.points }, (_, point) =>
      series.reduce((sum, one, index) => (one.stacked ? sum + Math.max(0, values[index]?.[point] ?? 0) : sum), 0),
    );
    this.high = Math.max(0, ...values.flat(), ...sums);
    this.low = Math.min(0, ...values.flat());
  }

  drawBars(): void {
    const bars = this.series.filter(({ kind }) => kind === 'column' || kind === 'bar' || kind === 'other');
    const lanes = bars.some(({ stacked }) => stacked) ? 1 : Math.max(1, bars.length);
    const bases = new Array<number>(this.points).fill(0);
    for (const [lane, series] of bars.entries()) {
      for (const [point, value] of valuesOf(series).entries()) {
        if (this.canvas.isFull) return;
        const base = series.stacked ? (bases[point] ?? 0) : 0;
        bases[point] = base + value;
        const step = 1 / this.points;
        const from = (point + GAP / 2) * step + ((lane % lanes) * step * (1 - GAP)) / lanes;
        const box = this.box(from, (step * (1 - GAP)) / lanes, base, base + value, series.kind === 'bar');
        this.canvas.add(`<rect ${boxAttributes(box)}${fillOf(series.paintOf(point), this.canvas)}/>`);
      }
    }
  }

  drawLines(): void {
    for (const series of this.series) {
      const { kind } = series;
      if (this.canvas.isFull) return;
      if (kind !== 'line' && kind !== 'area' && kind !== 'dots') continue;
      const values = valuesOf(series);
      const places = values.map(
        (value, point) => [this.across((point + 0.5) / this.points), this.down(value)] as const,
      );
      const path = `M${places.map(([x, y]) => `${written(x)} ${written(y)}`).join('L')}`;
      const element = series.paintOf(0);
      if (kind === 'area') {
        const floor = written(this.down(0));
        const first = places[0]?.[0] ?? 0;
        this.canvas.add(`<path d="${path}V${floor}H${written(first)}Z"${fillOf(element, this.canvas)}/>`);
      } else if (kind === 'line') {
        this.canvas.add(`<path d="${path}" fill="none"${lineOf(element)} stroke-width="2"/>`);
      } else {
        for (const [x, y] of places) {
          this.canvas.add(`<circle cx="${written(x)}" cy="${written(y)}" r="3"${fillOf(element, this.canvas)}/>`);
        }
      }
    }
  }

  private across(share: number): number {
    return this.room.x + share * this.room.width;
  }

  private down(value: number): number {
    const { y, height } = this.room;
    return y + height - this.share(value) * height;
  }

  private share(value: number): number {
    return this.high === this.low ? 0 : (value - this.low) / (this.high - this.low);
  }

  /** The bar over a share of the axis of categories. */
  private box(from: number, length: number, base: number, end: number, isAcross: boolean): Rectangle {
    const { x, y, width, height } = this.room;
    const [low, high] = [this.share(Math.min(base, end)), this.share(Math.max(base, end))];
    if (isAcross) {
      return {
        x: x + low * width,
        y: y + (1 - from - length) * height,
        width: (high - low) * width,
        height: length * height,
      };
    }
    return { x: x + from * width, y: y + (1 - high) * height, width: length * width, height: (high - low) * height };
  }
}

function valuesOf({ values }: DrawnSeries): readonly number[] {
  return values.length === 0 ? EXAMPLE : values.slice(0, MAX_POINTS);
}

/** The fill of an element, or the colour of its line when it has no fill. */
function fillOf(element: ChartElement | undefined, canvas: Canvas): string {
  if (element === undefined) return ' fill="#A0A0A0"';
  const line = colorOf(element.line);
  if (element.fill.kind === 'none' && line !== null) return colorAttributes('fill', line);
  return fillAttributes(element.fill, null, canvas);
}

function lineOf(element: ChartElement | undefined): string {
  const color = element && (colorOf(element.line) ?? colorOf(element.fill));
  return color ? colorAttributes('stroke', color) : ' stroke="#A0A0A0"';
}
