import type { JsonValue } from '@livery/kernel';
import { WHOLE_FILE } from '@livery/office-model';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, listOf, MAX_EMU, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { lengthInWords } from '../../judging/in-words.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** How far a size may be from an allowed one, as a fraction: programs round the same size differently. */
const TOLERANCE = 0.001;

const slideSize = { ...listOf(wholeNumberFrom(1, MAX_EMU)), minItems: 2, maxItems: 2 };

const SIZE_PARAMS = {
  allowed_emu: defaulted(
    listOf(slideSize),
    [[12_192_000, 6_858_000]],
    'The allowed sizes of slides: pairs of width and height in EMU (914,400 EMU are one inch).',
  ),
};

/** Reports a deck whose slides have a size that is not allowed (check catalogue, 3.5). */
export const layoutDeckSize = ruleCheck({
  type: 'layout.deck_size',
  severity: 'low',
  formats: ['pptx'],
  name: 'Slide size',
  summary: 'The slides have a size that is not allowed.',
  params: SIZE_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'pptx') return;
    const sizes = rule.params['allowed_emu'];
    const given: readonly JsonValue[] = Array.isArray(sizes) ? sizes : SIZE_PARAMS.allowed_emu.default;
    const { width, height } = model.slideSize;
    if (given.some((size) => isNear(size, [width, height]))) return;
    const words = given.map(sizeInWords).join(' or ');
    const detail = `The slides have ${sizeInWords([width, height])}, allowed ${words}: Design ▸ Slide Size.`;
    yield report(rule, { title: 'Slide size is not allowed', detail, address: WHOLE_FILE, cause: PACKAGE });
  },
});

function isNear(allowed: JsonValue, size: readonly number[]): boolean {
  if (!Array.isArray(allowed)) return false;
  return size.every((length, at) => Math.abs(Number(allowed[at]) - length) <= TOLERANCE * length);
}

/** A size in words: `33.87 cm × 19.05 cm`. */
function sizeInWords(size: JsonValue): string {
  return Array.isArray(size) ? size.map((one) => lengthInWords(Number(one))).join(' × ') : '';
}
