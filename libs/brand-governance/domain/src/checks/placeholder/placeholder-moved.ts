import type { Box, LayoutPlaceholder } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import type { CheckContext } from '../../judging/check.ts';
import { lengthInWords } from '../../judging/in-words.ts';
import { defaulted, emu } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/read-rule-params.ts';
import { placeholderNoun, plainType, slideShapes, typeList } from './placeholders.ts';

const MOVED_PARAMS = {
  tolerance_emu: defaulted(
    emu,
    91_440,
    'The largest allowed difference of position and size in EMU (360,000 EMU are one centimetre).',
  ),
  types: defaulted(typeList, ['title'], 'The types of placeholders that are judged.'),
};

/**
 * Reports the placeholders whose position or size differs from that of their layout (check catalogue, 3.6). Those of one placeholder of a
 * layout are one finding.
 */
export const placeholderMoved = ruleCheck({
  type: 'placeholder.moved',
  severity: 'low',
  formats: ['pptx'],
  name: 'Placeholders in their places',
  summary: 'The position or size of a placeholder on a slide differs from the layout.',
  params: MOVED_PARAMS,
  *find(rule, context) {
    for (const [value, group] of Map.groupBy(movedPlaceholders(rule, context), ({ origin }) => origin)) {
      for (const one of group) {
        yield reportShape(rule, one.located, {
          title: 'Placeholder was moved',
          detail: ({ length }) => movedInWords(one, length === 1 ? [one] : group),
          value,
          groupedBy: 'document',
          former: { value: '', groupedBy: 'place' },
        });
      }
    }
  },
});

interface MovedPlaceholder {
  readonly located: LocatedShape;
  /** The placeholder of the layout, as a code. */
  readonly origin: string;
  readonly layout: string;
  readonly noun: string;
  /** `lies 0.83 cm below its place` */
  readonly difference: string;
}

function movedPlaceholders(rule: BrandRule, context: CheckContext): readonly MovedPlaceholder[] {
  const tolerance = numberOf(rule, 'tolerance_emu', MOVED_PARAMS.tolerance_emu.default);
  const types = textsOf(rule, 'types', MOVED_PARAMS.types.default);
  return slideShapes(context.view(rule).slides).flatMap((located) => {
    const { placeholder, ownBox } = located.shape;
    const { slide } = located.container;
    if (placeholder === null || ownBox === null || slide === null) return [];
    const type = plainType(placeholder.type);
    const expected = types.includes(type) ? counterpart(located, slide.layoutPlaceholders) : undefined;
    const difference = expected?.box ? differenceInWords(ownBox, expected.box, tolerance) : null;
    if (expected === undefined || difference === null) return [];
    const origin = `${slide.layout} ${plainType(expected.type)} ${expected.index}`;
    return { located, origin, layout: slide.layout, noun: placeholderNoun(type), difference };
  });
}

function movedInWords({ noun, layout, difference }: MovedPlaceholder, all: readonly MovedPlaceholder[]): string {
  const isAlike = all.every((one) => one.difference === difference);
  const several = `${isAlike ? 'Each of ' : ''}${all.length} ${noun}s`;
  const subject = all.length === 1 ? `The ${noun}` : several;
  return `${subject} ${isAlike ? difference : 'have another position or size than'} in the layout "${layout}".`;
}

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
