import { type Box, sharedArea } from '@livery/office-model';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { EXAMPLE_LOGOS, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';
import { reportPair, surroundings } from './surroundings.ts';

const PARAMS = {
  space: defaulted(
    numberFrom(0, 10),
    0.5,
    'The space around the logo that must stay clear, as a multiple of its height.',
  ),
};

/** Reports a shape that comes nearer to the logo than allowed (check catalogue, 3.3). */
export const logoClearSpace = ruleCheck({
  type: 'logo.clear_space',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Clear space around the logo',
  summary: 'A shape lies in the clear space around the logo.',
  params: { ...LOGO_PARAMS, ...PARAMS },
  needs: LOGO_NEEDS,
  example: { params: { ...EXAMPLE_LOGOS, space: 0.5 } },
  *find(rule, context) {
    const space = numberOf(rule, 'space', PARAMS.space.default);
    for (const { box, located, others } of surroundings(rule, context)) {
      const required = box.height * space;
      for (const other of others) {
        const away = distanceOf(box, other.box);
        if (away >= required || sharedArea(box, other.box) > 0) continue;
        const detail = `"${other.located.shape.name}" is ${lengthInWords(away)} away from the logo; ${lengthInWords(required)} are required.`;
        yield reportPair(rule, located, other, { title: 'Clear space of the logo is not kept', detail });
      }
    }
  },
});

function distanceOf(one: Box, two: Box): number {
  const across = Math.max(0, two.x - one.x - one.width, one.x - two.x - two.width);
  const down = Math.max(0, two.y - one.y - one.height, one.y - two.y - two.height);
  return Math.hypot(across, down);
}
