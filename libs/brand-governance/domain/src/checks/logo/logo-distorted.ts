import type { FixMaker } from '../../fixing/fix.ts';
import { boxFix } from '../../fixing/shape-fix.ts';
import { percent } from '../../judging/in-words.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { stretchOf } from '../image/pictures.ts';
import { EXAMPLE_LOGOS, findLogos, type FoundLogo, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';

const DISTORTED_PARAMS = {
  tolerance: defaulted(numberFrom(0, 10), 0.01, 'The share by which the logo can be stretched: 0.01 is 1 %.'),
};

/** Reports a logo whose proportions were changed (check catalogue, 3.3). */
export const logoDistorted = ruleCheck({
  type: 'logo.distorted',
  severity: 'high',
  name: 'Logo in proportion',
  summary: 'The proportions of the logo were changed.',
  fix: 'Changes the height of the logo to fit its width.',
  fixedFormats: ['pptx'],
  params: { ...LOGO_PARAMS, ...DISTORTED_PARAMS },
  needs: LOGO_NEEDS,
  example: { params: EXAMPLE_LOGOS },
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', DISTORTED_PARAMS.tolerance.default);
    for (const found of findLogos(rule, context)) {
      const stretch = logoStretch(found);
      if (stretch === null || Math.abs(stretch - 1) <= tolerance) continue;
      const words = `${percent(stretch > 1 ? stretch - 1 : 1 / stretch - 1)} ${stretch > 1 ? 'wider' : 'taller'}`;
      const detail = `The logo "${found.logo.id}" is ${words} than its aspect ratio.`;
      const fix: FixMaker = () =>
        boxFix(found.located, found.picture, (box) => ({ ...box, height: box.height * stretch }));
      yield reportShape(rule, found.located, { title: 'Logo is distorted', detail, fix });
    }
  },
});

/**
 * By which factor a logo is stretched in width, by the aspect ratio of its file, else by that which the rule names.
 */
function logoStretch({ logo, located, picture }: FoundLogo): number | null {
  const stretch = stretchOf(located, picture);
  const box = located.shape.frame?.box;
  if (stretch !== null || logo.aspect === null || box === undefined || box.height <= 0) return stretch;
  return box.width / box.height / logo.aspect;
}
