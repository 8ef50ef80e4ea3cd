import type { FixMaker } from '../../fixing/fix.ts';
import { boxFix } from '../../fixing/shape-fix.ts';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu, nullOr } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { EXAMPLE_LOGOS, findLogos, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';

const RESIZED_PARAMS = {
  min_width_emu: defaulted(emu, 900_000, 'The minimum width of the logo in EMU (360,000 EMU are one centimetre).'),
  max_width_emu: defaulted(
    nullOr(emu),
    null,
    'The maximum width of the logo in EMU (360,000 EMU are one centimetre). Null: any width.',
  ),
};

/** Reports a logo that is too small or too large (check catalogue, 3.3). */
export const logoResized = ruleCheck({
  type: 'logo.resized',
  severity: 'medium',
  name: 'Logo of the right size',
  summary: 'The logo is narrower or wider than allowed.',
  fix: 'Gives the logo the nearest allowed width, in proportion.',
  fixedFormats: ['pptx'],
  params: { ...LOGO_PARAMS, ...RESIZED_PARAMS },
  needs: LOGO_NEEDS,
  example: { params: { ...EXAMPLE_LOGOS, min_width_emu: 900_000 } },
  *find(rule, context) {
    const least = numberOf(rule, 'min_width_emu', RESIZED_PARAMS.min_width_emu.default);
    const most = numberOf(rule, 'max_width_emu', Infinity);
    for (const { logo, located, picture } of findLogos(rule, context)) {
      const width = located.shape.frame?.box.width;
      if (width === undefined || (width >= least && width <= most)) continue;
      const limit = width < least ? `minimum ${lengthInWords(least)}` : `maximum ${lengthInWords(most)}`;
      const detail = `The logo "${logo.id}" is ${lengthInWords(width)} wide, ${limit}.`;
      const wanted = width < least ? least : most;
      const fix: FixMaker = () =>
        boxFix(located, picture, (box) => ({ ...box, width: wanted, height: (box.height * wanted) / box.width }));
      yield reportShape(rule, located, { title: 'Logo has the wrong size', detail, fix });
    }
  },
});
