import {
  type Chart,
  type EffectiveFont,
  formatRgb,
  type Paint,
  type Presentation,
  type Shape,
  type TextBody,
  type TextRun,
} from '@livery/office-model';
import type {
  CellRecord,
  DumpRecord,
  ShapeLocation,
  SeriesRecord,
  ShapeRecord,
  SlideRunRecord,
} from './dump-record.ts';
import { colorOf, runValues } from './run-values.ts';

/** The resolved values of a presentation, in document order. */
export function* dumpPresentation(file: string, { slides }: Presentation): Generator<DumpRecord> {
  for (const { index, shapes } of slides) yield* dumpShapes({ file, slide: index }, shapes, '');
}

function* dumpShapes(
  slide: Pick<ShapeLocation, 'file' | 'slide'>,
  shapes: readonly Shape[],
  path: string,
): Generator<DumpRecord> {
  for (const [index, shape] of shapes.entries()) {
    const location = { ...slide, shape: `${path}${index}`, name: shape.name };
    yield { kind: 'shape', ...location, ...fillOf(shape.fill) } satisfies ShapeRecord;
    yield* dumpText(location, shape.text);
    for (const { row, column, fill, text } of shape.rows.flat()) {
      yield { kind: 'cell', ...location, cell: [row, column], ...fillOf(fill) } satisfies CellRecord;
      yield* dumpText({ ...location, cell: [row, column] }, text);
    }
    if (shape.chart !== null) yield* dumpSeries(location, shape.chart);
    yield* dumpShapes(slide, shape.children, `${location.shape}/`);
  }
}

function* dumpSeries(location: ShapeLocation, { elements }: Chart): Generator<SeriesRecord> {
  for (const { path, fill, line } of elements) {
    const [, number] = /^series\[(\d+)\]$/.exec(path) ?? [];
    if (number === undefined) continue;
    const marker = elements.find((element) => element.path === `${path}/marker`)?.fill;
    const seen = [fill, line, marker].find((paint) => paint !== undefined && paint.kind !== 'none') ?? fill;
    yield { kind: 'series', ...location, series: Number(number), fill: colorOf(seen) };
  }
}

function* dumpText(location: ShapeLocation & Pick<SlideRunRecord, 'cell'>, body: TextBody): Generator<SlideRunRecord> {
  for (const [paragraph, { runs }] of body.entries()) {
    for (const [index, run] of [...runs].entries())
      yield { ...location, ...runValues(run, paragraph, index, mainFont(run)) };
  }
}

/** The Latin font, or that of symbols if a run has nothing else, as the smileys that PowerPoint writes. */
function mainFont({ scripts, style: { fonts } }: TextRun): EffectiveFont {
  return scripts.length > 0 && scripts.every((slot) => slot === 'sym') ? fonts.sym : fonts.latin;
}

function fillOf(paint: Paint): Pick<ShapeRecord, 'fill_style' | 'fill'> {
  if (paint.kind === 'solid') return { fill_style: 'solid', fill: formatRgb(paint.color.rgb) };
  return { fill_style: paint.kind === 'unknown' ? 'solid' : paint.kind, fill: null };
}
