import { type Presentation, formatRgb, type Paint, type RunStyle, type Shape } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { type SamplePresentation, samplePresentation } from '@livery/office-testing';
import { readPresentation } from '../presentation/presentation-reader.ts';

/** The model of a sample. */
export function modelOf(sample: SamplePresentation): Presentation {
  return readPresentation(OoxmlPackage.open(samplePresentation(sample)));
}

/** The first shape of the first slide. */
export function firstShape(sample: SamplePresentation): Shape {
  const shape = modelOf(sample).slides[0]?.shapes[0];
  if (shape === undefined) throw new Error('The sample has no shape.');
  return shape;
}

/** The style of the first run of the first shape. */
export function firstStyle(sample: SamplePresentation): RunStyle {
  const style = firstShape(sample).text[0]?.runs.at(0)?.style;
  if (style === undefined) throw new Error('The sample has no run.');
  return style;
}

/** `RRGGBB`, or the kind of a paint that is not solid. */
export function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? formatRgb(paint.color.rgb) : paint.kind;
}
