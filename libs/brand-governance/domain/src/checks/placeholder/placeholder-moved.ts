import type { Box, LayoutPlaceholder } from '@livery/office-model';
import type { LocatedShape } from '../../document-view/located-content.ts';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/read-rule-params.ts';
import { plainType, slideShapes, typeList } from './placeholders.ts';

const MOVED_PARAMS = {
  tolerance_emu: defaulted(
    emu,
    91_440,
    'The largest allowed difference of position and size in EMU (360,000 EMU are one centimetre).',
  ),
  types: defaulted(typeList, ['title'], 'The types of placeholders that are judged.'),
};

/** Reports a placeholder whose position or size differs from that of its layout (check catalogue, 3.6). */
export const placeholderMoved = ruleCheck({
  type: 'placeholder.moved',
  severity: 'low',
  formats: ['pptx'],
  name: 'Placeholders in their places',
  summary: 'The position or size of a placeholder on a slide differs from the layout.',
  params: MOVED_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance_emu', MOVED_PARAMS.tolerance_emu.default);
    const types = textsOf(rule, 'types', MOVED_PARAMS.types.default);
    for (const located of slideShapes(context.view(rule).slides)) {
      const { placeholder, ownBox } = located.shape;
      if (placeholder === null || ownBox === null || !types.includes(plainType(placeholder.type))) continue;
      const expected = counterpart(located, located.container.slide?.layoutPlaceholders ?? [])?.box;
      const difference = expected ? differenceInWords(ownBox, expected, tolerance) : null;
      if (difference === null) continue;
      const detail = `The ${plainType(placeholder.type)} ${difference} in the layout.`;
      yield reportShape(rule, located, { title: 'Placeholder was moved', detail });
    }
  },
});

function counterpart({ shape }: LocatedShape, candidates: readonly LayoutPlaceholder[]): LayoutPlaceholder | undefined {
  const { placeholder } = shape;
  if (placeholder === null) return undefined;
  const type = plainType(placeholder.type);
  return (
    candidates.find(({ index }) => index === placeholder.index) ??
    (type === 'title' ? candidates.find((one) => plainType(one.type) === type) : undefined)
  );
}

function differenceInWords(own: Box, expected: Box, tolerance: number): string | null {
  const across = own.x - expected.x;
  const down = own.y - expected.y;
  if (Math.abs(down) > tolerance && Math.abs(down) >= Math.abs(across)) {
    return `lies ${lengthInWords(down)} ${down > 0 ? 'below' : 'above'} its place`;
  }
  if (Math.abs(across) > tolerance) {
    return `lies ${lengthInWords(across)} to the ${across > 0 ? 'right' : 'left'} of its place`;
  }
  const wider = own.width - expected.width;
  if (Math.abs(wider) > tolerance) return `is ${lengthInWords(wider)} ${wider > 0 ? 'wider' : 'narrower'} than`;
  const taller = own.height - expected.height;
  return Math.abs(taller) > tolerance ? `is ${lengthInWords(taller)} ${taller > 0 ? 'taller' : 'shorter'} than` : null;
}
