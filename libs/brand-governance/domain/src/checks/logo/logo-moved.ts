import type { AnchorPosition, DocumentModel } from '@livery/office-model';
import type { LocatedShape } from '../../document-view/located-content.ts';
import { POSITION_UNKNOWN } from '../../document-view/position-unknown.ts';
import type { FixMaker } from '../../fixing/fix.ts';
import { boxFix } from '../../fixing/shape-fix.ts';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu, listOf, MAX_EMU, numberFrom, param } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, numbersOf } from '../../judging/read-rule-params.ts';
import { EXAMPLE_LOGOS, findLogos, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';

const boxInEmu = { ...listOf(numberFrom(-MAX_EMU, MAX_EMU)), minItems: 2 };

const MOVED_PARAMS = {
  box_emu: param(
    boxInEmu,
    'The required position of the logo: its left edge and its upper edge in EMU (360,000 EMU are one centimetre). Width and height can follow. They are not judged.',
  ),
  tolerance_emu: defaulted(
    emu,
    36_000,
    'The largest allowed distance from this position in each direction in EMU (360,000 EMU are one centimetre).',
  ),
};

/** Reports a logo that does not lie where it should (check catalogue, 3.3). */
export const logoMoved = ruleCheck({
  type: 'logo.moved',
  severity: 'medium',
  name: 'Logo in its place',
  summary: 'The logo is not at its required position.',
  fix: 'Moves the logo to its position.',
  fixedFormats: ['pptx'],
  params: { ...LOGO_PARAMS, ...MOVED_PARAMS },
  needs: [...LOGO_NEEDS, ['params.box_emu']],
  example: { params: { ...EXAMPLE_LOGOS, box_emu: [10_800_000, 360_000] } },
  *find(rule, context) {
    const [x, y] = numbersOf(rule, 'box_emu') ?? [];
    if (x === undefined || y === undefined) return;
    const tolerance = numberOf(rule, 'tolerance_emu', MOVED_PARAMS.tolerance_emu.default);
    for (const { logo, located, picture } of findLogos(rule, context)) {
      const position = positionOf(located, context.model);
      if (position === null) continue;
      const way = wayInWords((position.x ?? x) - x, (position.y ?? y) - y, tolerance);
      if (way === null) {
        if (position.x === null || position.y === null) context.omit('position', POSITION_UNKNOWN, located.address);
        continue;
      }
      const detail = `The logo "${logo.id}" is ${way} its place.`;
      const fix: FixMaker = () => boxFix(located, picture, (box) => ({ ...box, x, y }));
      yield reportShape(rule, located, { title: 'Logo is not in its place', detail, fix });
    }
  },
});

/**
 * The position of a logo. In text documents, drawings in line with the text have none, and those of other drawings may be
 * known in one direction only.
 */
function positionOf({ shape }: LocatedShape, { format }: DocumentModel): Pick<AnchorPosition, 'x' | 'y'> | null {
  return format === 'docx' ? shape.anchorPosition : (shape.frame?.box ?? null);
}

function wayInWords(across: number, down: number, tolerance: number): string | null {
  if (Math.max(Math.abs(across), Math.abs(down)) <= tolerance) return null;
  if (Math.abs(across) >= Math.abs(down)) return `${lengthInWords(across)} to the ${across > 0 ? 'right' : 'left'} of`;
  return `${lengthInWords(down)} ${down > 0 ? 'below' : 'above'}`;
}
