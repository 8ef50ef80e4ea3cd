import type { DocumentModel, AnchorPosition } from '@livery/office-model';
import { lengthInWords } from '../../document-view/lengths.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import { UNPLACED } from '../../document-view/unplaced.ts';
import type { Occurrence } from '../../judging/check.ts';
import { MAX_EMU, defaulted, emu, listOf, nullOr, numberFrom, param } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, numbersOf } from '../../judging/rule-params.ts';
import { percent, stretchOf } from '../image/image-checks.ts';
import { EXAMPLE_LOGOS, findLogos, type FoundLogo, LOGO_NEEDS, LOGO_PARAMS, logoList, logosOf } from './logos.ts';

const box = { ...listOf(numberFrom(-MAX_EMU, MAX_EMU)), minItems: 2 };

const MOVED_PARAMS = {
  box_emu: param(
    box,
    'Where the logo has to lie: its left and its upper edge in EMU (360,000 to the centimetre). Width and height may follow, and are not judged.',
  ),
  tolerance_emu: defaulted(emu, 36_000, 'How far it may lie away from there, in EMU (360,000 to the centimetre).'),
};
const RESIZED_PARAMS = {
  min_width_emu: defaulted(emu, 900_000, 'The least width of the logo in EMU (360,000 to the centimetre).'),
  max_width_emu: defaulted(
    nullOr(emu),
    null,
    'The largest width of the logo in EMU (360,000 to the centimetre); any when null.',
  ),
};
const DISTORTED_PARAMS = {
  tolerance: defaulted(numberFrom(0, 10), 0.01, 'By which share of its width the logo may be stretched: 0.01 is 1 %.'),
};

/** The logo does not lie in its place (check catalogue, 3.3). */
export const logoMoved = ruleCheck({
  type: 'logo.moved',
  severity: 'medium',
  name: 'Logo in its place',
  summary: 'The logo does not lie in its place.',
  params: { ...LOGO_PARAMS, ...MOVED_PARAMS },
  needs: [...LOGO_NEEDS, ['params.box_emu']],
  example: { params: { ...EXAMPLE_LOGOS, box_emu: [10_800_000, 360_000] } },
  *find(rule, context) {
    const [x, y] = numbersOf(rule, 'box_emu') ?? [];
    if (x === undefined || y === undefined) return;
    const tolerance = numberOf(rule, 'tolerance_emu', MOVED_PARAMS.tolerance_emu.default);
    for (const { logo, placed } of findLogos(rule, context)) {
      const place = placeOf(placed, context.model);
      if (place === null) continue;
      const way = wayInWords((place.x ?? x) - x, (place.y ?? y) - y, tolerance);
      if (way === null) {
        if (place.x === null || place.y === null) context.omit('position', UNPLACED, placed.address);
        continue;
      }
      const detail = `The logo "${logo.id}" is ${way} its place.`;
      yield reportShape(rule, placed, { title: 'Logo is not in its place', detail });
    }
  },
});

/** In a text document what stands in line with the text has no place of its own, and of other drawings not all may be known. */
function placeOf({ shape }: PlacedShape, { format }: DocumentModel): Pick<AnchorPosition, 'x' | 'y'> | null {
  return format === 'docx' ? shape.anchorPosition : (shape.frame?.box ?? null);
}

function wayInWords(across: number, down: number, tolerance: number): string | null {
  if (Math.max(Math.abs(across), Math.abs(down)) <= tolerance) return null;
  if (Math.abs(across) >= Math.abs(down)) return `${lengthInWords(across)} to the ${across > 0 ? 'right' : 'left'} of`;
  return `${lengthInWords(down)} ${down > 0 ? 'below' : 'above'}`;
}

/** The logo is too small or too large (check catalogue, 3.3). */
export const logoResized = ruleCheck({
  type: 'logo.resized',
  severity: 'medium',
  name: 'Logo of the right size',
  summary: 'The logo is narrower or wider than allowed.',
  params: { ...LOGO_PARAMS, ...RESIZED_PARAMS },
  needs: LOGO_NEEDS,
  example: { params: { ...EXAMPLE_LOGOS, min_width_emu: 900_000 } },
  *find(rule, context) {
    const least = numberOf(rule, 'min_width_emu', RESIZED_PARAMS.min_width_emu.default);
    const most = numberOf(rule, 'max_width_emu', Infinity);
    for (const { logo, placed } of findLogos(rule, context)) {
      const width = placed.shape.frame?.box.width;
      if (width === undefined || (width >= least && width <= most)) continue;
      const limit = width < least ? `minimum ${lengthInWords(least)}` : `maximum ${lengthInWords(most)}`;
      const detail = `The logo "${logo.id}" is ${lengthInWords(width)} wide, ${limit}.`;
      yield reportShape(rule, placed, { title: 'Logo has the wrong size', detail });
    }
  },
});

/** The logo is stretched (check catalogue, 3.3). */
export const logoDistorted = ruleCheck({
  type: 'logo.distorted',
  severity: 'high',
  name: 'Logo in proportion',
  summary: 'The proportions of the logo were changed.',
  params: { ...LOGO_PARAMS, ...DISTORTED_PARAMS },
  needs: LOGO_NEEDS,
  example: { params: EXAMPLE_LOGOS },
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', DISTORTED_PARAMS.tolerance.default);
    for (const found of findLogos(rule, context)) {
      const stretch = logoStretch(found);
      if (stretch === null || Math.abs(stretch - 1) <= tolerance) continue;
      const words = `${percent(stretch > 1 ? stretch - 1 : 1 / stretch - 1)} ${stretch > 1 ? 'wider' : 'higher'}`;
      const detail = `The logo "${found.logo.id}" is ${words} than its aspect ratio.`;
      yield reportShape(rule, found.placed, { title: 'Logo is distorted', detail });
    }
  },
});

/** By its pixels; vectors, which have none, by the aspect that the rule names. */
function logoStretch({ logo, placed, picture }: FoundLogo): number | null {
  const stretch = stretchOf(placed, picture);
  const box = placed.shape.frame?.box;
  if (stretch !== null || logo.aspect === null || box === undefined || box.height <= 0) return stretch;
  return box.width / box.height / logo.aspect;
}

/** A logo that was replaced by a newer one (check catalogue, 3.3). */
export const logoWrongVersion = ruleCheck({
  type: 'logo.wrong_version',
  severity: 'high',
  name: 'Current logo',
  summary: 'A picture shows a retired logo.',
  params: {
    ...LOGO_PARAMS,
    logos: param(
      listOf(logoList.items ?? {}),
      'The logos that replace the retired ones. They need no hashes: findings name the first of them.',
    ),
    retired: param(logoList, 'The logos that were replaced.'),
  },
  needs: [['params.retired'], ['params.retired[].sha256', 'params.retired[].phash']],
  example: { params: { retired: EXAMPLE_LOGOS.logos } },
  *find(rule, context): Generator<Occurrence> {
    const current = logosOf(rule);
    const successor = current[0] === undefined ? '' : `, replaced by "${current[0].id}"`;
    for (const { logo, placed } of findLogos(rule, context, [...current, ...logosOf(rule, 'retired')])) {
      if (current.includes(logo)) continue;
      const detail = `The picture is the logo "${logo.id}"${successor}.`;
      yield reportShape(rule, placed, { title: 'Logo is retired', detail });
    }
  },
});
