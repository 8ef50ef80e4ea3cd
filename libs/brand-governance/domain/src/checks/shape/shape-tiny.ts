import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { ownShapes } from './slide-shapes.ts';

const TINY_PARAMS = {
  min_emu: defaulted(emu, 45_720, 'The minimum width and height of a shape in EMU (360,000 EMU are one centimetre).'),
};

/** Reports a shape that is too small to be seen. Lines are thin by nature and left out (check catalogue, 3.10). */
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
      const isNarrow = bounds.width < least;
      if (located.parked || kind === 'connector' || geometry === 'line' || !(isNarrow || bounds.height < least))
        continue;
      const size = isNarrow ? `${lengthInWords(bounds.width)} wide` : `${lengthInWords(bounds.height)} high`;
      yield reportShape(rule, located, { title: 'Shape is too small to see', detail: `"${name}" is ${size}.` });
    }
  },
});
