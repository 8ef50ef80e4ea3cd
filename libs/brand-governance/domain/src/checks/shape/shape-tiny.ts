import type { Shape } from '@livery/office-model';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { ownShapes } from './slide-shapes.ts';

const TINY_PARAMS = {
  min_emu: defaulted(
    emu,
    45_720,
    'The minimum width and height of a shape in EMU (360,000 EMU are one centimetre). Of a shape with a fill or an outline one of them is enough.',
  ),
};

/**
 * Reports a shape that is too small to be seen (check catalogue, 3.10). A line has one dimension: connectors are left out, and a shape that is
 * drawn is seen if it is long enough, however thin it is.
 */
export const shapeTiny = ruleCheck({
  type: 'shape.tiny',
  severity: 'low',
  formats: ['pptx'],
  name: 'Shapes of visible size',
  summary: 'A shape is too small to be seen.',
  params: TINY_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_emu', TINY_PARAMS.min_emu.default);
    for (const { located, bounds } of context.view(rule).slides.flatMap(ownShapes)) {
      const { kind, geometry, name } = located.shape;
      if (located.parked || kind === 'connector' || geometry === 'line') continue;
      const { width, height } = bounds;
      const isNarrow = width < least;
      if ((isDrawn(located.shape) ? Math.max(width, height) : Math.min(width, height)) >= least) continue;
      const size = isNarrow ? `${lengthInWords(width)} wide` : `${lengthInWords(height)} high`;
      yield reportShape(rule, located, { title: 'Shape is too small to see', detail: `"${name}" is ${size}.` });
    }
  },
});

/** Whether a fill or an outline shows how long a shape is. */
function isDrawn({ kind, fill, line }: Shape): boolean {
  return kind === 'shape' && (fill.kind !== 'none' || line.kind !== 'none');
}
