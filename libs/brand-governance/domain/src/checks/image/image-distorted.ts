import type { FixMaker } from '../../fixing/fix.ts';
import { boxFix } from '../../fixing/shape-fix.ts';
import { named, percent } from '../../judging/in-words.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { picturesFor, stretchOf } from './pictures.ts';

const DISTORTED_PARAMS = {
  tolerance: defaulted(numberFrom(0, 10), 0.02, 'The share by which a picture can be stretched: 0.02 is 2 %.'),
};

/** Reports a picture whose proportions were changed (check catalogue, 3.4). */
export const imageDistorted = ruleCheck({
  type: 'image.distorted',
  severity: 'medium',
  name: 'Pictures in proportion',
  summary: 'A picture is stretched. Its proportions differ from those of its cropped pixels.',
  fix: 'Changes the height of the picture to fit its width.',
  fixedFormats: ['pptx'],
  params: DISTORTED_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', DISTORTED_PARAMS.tolerance.default);
    for (const { located, picture } of picturesFor(rule, context)) {
      const stretch = picture.tiled || located.parked ? null : stretchOf(located, picture);
      if (stretch === null || Math.abs(stretch - 1) <= tolerance) continue;
      const detail = `${named('picture', located.shape.name)} is stretched by ${percent(stretch > 1 ? stretch - 1 : 1 / stretch - 1)} in ${stretch > 1 ? 'width' : 'height'}.`;
      const fix: FixMaker = () => boxFix(located, picture, (box) => ({ ...box, height: box.height * stretch }));
      yield reportShape(rule, located, { title: 'Picture is distorted', detail, fix });
    }
  },
});
