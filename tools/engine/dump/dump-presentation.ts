import { type Chart, formatRgb, type Paint, type Presentation, type Shape, type TextBody } from '@livery/office-model';
import type { CellRecord, DumpRecord, PlaceOnSlide, SeriesRecord, ShapeRecord, SlideRunRecord } from './dump-record.ts';
import { colorOf, runLook } from './run-look.ts';

/** The resolved values of a presentation, in document order. */
export function* dumpPresentation(file: string, { slides }: Presentation): Generator<DumpRecord> {
  for (const { index, shapes } of slides) yield* dumpShapes({ file, slide: index }, shapes, '');
}

function* dumpShapes(
  sheet: Pick<PlaceOnSlide, 'file' | 'slide'>,
  shapes: readonly Shape[],
  path: string,
): Generator<DumpRecord> {
  for (const [index, shape] of shapes.entries()) {
    const place = { ...sheet, shape: `${path}${index}`, name: shape.name };
    yield { kind: 'shape', ...place, ...fillOf(shape.fill) } satisfies ShapeRecord;
    yield* dumpText(place, shape.text);
    for (const { row, column, fill, text } of shape.rows.flat()) {
      yield { kind: 'cell', ...place, cell: [row, column], ...fillOf(fill) } satisfies CellRecord;
      yield* dumpText({ ...place, cell: [row, column] }, text);
    }
    if (shape.chart !== null) yield* dumpSeries(place, shape.chart);
    yield* dumpShapes(sheet, shape.children, `${place.shape}/`);
  }
}

function* dumpSeries(place: PlaceOnSlide, { elements }: Chart): Generator<SeriesRecord> {
  for (const { path, fill, line } of elements) {
    const [, number] = /^series\[(\d+)\]$/.exec(path) ?? [];
    if (number === undefined) continue;
    const marker = elements.find((element) => element.path === `${path}/marker`)?.fill;
    const seen = [fill, line, marker].find((paint) => paint !== undefined && paint.kind !== 'none') ?? fill;
    yield { kind: 'series', ...place, series: Number(number), fill: colorOf(seen) };
  }
}

function* dumpText(place: PlaceOnSlide & Pick<SlideRunRecord, 'cell'>, body: TextBody): Generator<SlideRunRecord> {
  for (const [paragraph, { runs }] of body.entries()) {
    for (const [index, run] of [...runs].entries()) yield { ...place, ...runLook(run, paragraph, index) };
  }
}

function fillOf(paint: Paint): Pick<ShapeRecord, 'fill_style' | 'fill'> {
  if (paint.kind === 'solid') return { fill_style: 'solid', fill: formatRgb(paint.color.rgb) };
  return { fill_style: paint.kind === 'unknown' ? 'solid' : paint.kind, fill: null };
}
