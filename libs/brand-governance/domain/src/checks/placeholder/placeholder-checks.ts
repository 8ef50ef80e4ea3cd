import type { Box, LayoutPlaceholder } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { lengthInWords } from '../../document-view/lengths.ts';
import { paragraphAddress, type PlacedShape, type PlacedSheet } from '../../document-view/places.ts';
import { bodyText } from '../../document-view/titles.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, emu, listOf, oneOf, textList, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { report, reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/rule-params.ts';

const MAX_CHARS = 100_000;
const TYPES = ['title', 'body', 'obj', 'pic', 'chart', 'tbl', 'dgm', 'media', 'clipArt', 'dt', 'ftr', 'sldNum'];
const typeList = listOf(oneOf(...TYPES));

const EMPTY_PARAMS = {
  types: defaulted(
    typeList,
    ['title', 'body', 'obj', 'pic', 'chart', 'tbl'],
    'The types of placeholders that are judged.',
  ),
  allow: defaulted(textList, [], 'Names or types of placeholders, and names of content controls, that may be empty.'),
};
const MOVED_PARAMS = {
  tolerance_emu: defaulted(emu, 91_440, 'How far position and size may differ, in EMU (360,000 to the centimetre).'),
  types: defaulted(typeList, ['title'], 'The types of placeholders that are judged.'),
};
const OUTSIDE_PARAMS = {
  min_chars: defaulted(wholeNumberFrom(1, MAX_CHARS), 40, 'The fewest characters of a text box that is reported.'),
};

/** A placeholder without text or object, a content control that shows its prompt (check catalogue, 3.6). `allow` names those that may be empty. */
export const placeholderEmpty = ruleCheck({
  type: 'placeholder.empty',
  severity: 'low',
  name: 'No empty placeholders',
  summary: 'A placeholder on a slide holds neither text nor an object, or a content control still shows its prompt.',
  params: EMPTY_PARAMS,
  *find(rule, context) {
    const types = textsOf(rule, 'types', EMPTY_PARAMS.types.default);
    const allowed = textsOf(rule, 'allow');
    for (const placed of slideShapes(context.view(rule).slides)) {
      const { placeholder, name, hidden } = placed.shape;
      if (placeholder === null || hidden || !isEmpty(placed) || !types.includes(plainType(placeholder.type))) continue;
      if (allowed.includes(name) || allowed.includes(placeholder.type)) continue;
      yield reportShape(rule, placed, { title: 'Empty placeholder', detail: `"${name}" is empty.` });
    }
    yield* emptyControls(rule, context, allowed);
  },
});

function* emptyControls(rule: BrandRule, context: CheckContext, allowed: readonly string[]): Generator<Occurrence> {
  for (const sheet of context.view(rule).stories) {
    for (const [index, { name, isEmpty: isPrompt, paragraph }] of (sheet.story?.contentControls ?? []).entries()) {
      const at = sheet.story?.paragraphs[paragraph];
      if (!isPrompt || at === undefined || allowed.includes(name)) continue;
      const detail = `${name === '' ? 'The content control' : `"${name}"`} is empty.`;
      const facts = { title: 'Empty placeholder', detail, value: `${at.flow?.id ?? ''} ${index}` };
      yield report(rule, { ...facts, address: paragraphAddress(sheet, at), cause: sheet.cause });
    }
  }
}

/** A placeholder that does not lie where its layout puts it (check catalogue, 3.6). */
export const placeholderMoved = ruleCheck({
  type: 'placeholder.moved',
  severity: 'low',
  formats: ['pptx'],
  name: 'Placeholders in their places',
  summary: "A placeholder's own position or size differs from that of the layout.",
  params: MOVED_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance_emu', MOVED_PARAMS.tolerance_emu.default);
    const types = textsOf(rule, 'types', MOVED_PARAMS.types.default);
    for (const placed of slideShapes(context.view(rule).slides)) {
      const { placeholder, ownBox } = placed.shape;
      if (placeholder === null || ownBox === null || !types.includes(plainType(placeholder.type))) continue;
      const place = counterpart(placed, placed.sheet.slide?.layoutPlaceholders ?? [])?.box;
      const difference = place ? differenceInWords(ownBox, place, tolerance) : null;
      if (difference === null) continue;
      const detail = `The ${plainType(placeholder.type)} ${difference} in the layout.`;
      yield reportShape(rule, placed, { title: 'Placeholder was moved', detail });
    }
  },
});

/** Text in a box of its own while the layout's placeholder for text is empty (check catalogue, 3.6). */
export const placeholderTextOutside = ruleCheck({
  type: 'placeholder.text_outside',
  severity: 'low',
  formats: ['pptx'],
  name: 'Text in placeholders',
  summary: 'A text box holds the text while a placeholder of the layout for text is empty.',
  params: OUTSIDE_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_chars', OUTSIDE_PARAMS.min_chars.default);
    for (const sheet of context.view(rule).slides) {
      if (!hasEmptyTextPlaceholder(sheet)) continue;
      for (const placed of sheet.shapes) {
        const { length } = bodyText(placed);
        if (placed.shape.placeholder !== null || placed.shape.kind !== 'shape' || length < least) continue;
        const detail = `"${placed.shape.name}" holds ${length} characters while the body placeholder of the layout is empty.`;
        yield reportShape(rule, placed, { title: 'Text stands outside a placeholder', detail });
      }
    }
  },
});

function slideShapes(slides: readonly PlacedSheet[]): readonly PlacedShape[] {
  return slides.flatMap(({ shapes }) => shapes);
}

/** Centered titles are titles, subtitles are text. */
function plainType(type: string): string {
  if (type === 'ctrTitle') return 'title';
  return type === 'subTitle' ? 'body' : type;
}

function isEmpty(placed: PlacedShape): boolean {
  return placed.shape.kind === 'shape' && bodyText(placed) === '' && placed.shape.picture === null;
}

function counterpart({ shape }: PlacedShape, candidates: readonly LayoutPlaceholder[]): LayoutPlaceholder | undefined {
  const { placeholder } = shape;
  if (placeholder === null) return undefined;
  const type = plainType(placeholder.type);
  return (
    candidates.find(({ index }) => index === placeholder.index) ??
    (type === 'title' ? candidates.find((one) => plainType(one.type) === type) : undefined)
  );
}

function differenceInWords(own: Box, place: Box, tolerance: number): string | null {
  const across = own.x - place.x;
  const down = own.y - place.y;
  if (Math.abs(down) > tolerance && Math.abs(down) >= Math.abs(across)) {
    return `lies ${lengthInWords(down)} ${down > 0 ? 'below' : 'above'} its place`;
  }
  if (Math.abs(across) > tolerance) {
    return `lies ${lengthInWords(across)} to the ${across > 0 ? 'right' : 'left'} of its place`;
  }
  const wider = own.width - place.width;
  if (Math.abs(wider) > tolerance) return `is ${lengthInWords(wider)} ${wider > 0 ? 'wider' : 'narrower'} than`;
  const higher = own.height - place.height;
  return Math.abs(higher) > tolerance ? `is ${lengthInWords(higher)} ${higher > 0 ? 'higher' : 'lower'} than` : null;
}

/** The layout offers a place for text that the slide leaves empty, or has deleted. */
function hasEmptyTextPlaceholder({ slide, shapes }: PlacedSheet): boolean {
  return (slide?.layoutPlaceholders ?? []).some((offered) => {
    if (plainType(offered.type) !== 'body' && offered.type !== 'obj') return false;
    const filled = shapes.some((placed) => placed.shape.placeholder?.index === offered.index && !isEmpty(placed));
    return !filled;
  });
}
