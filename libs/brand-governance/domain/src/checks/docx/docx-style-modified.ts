import type { JsonObject } from '@livery/kernel';
import { type Address, type DocumentStyle, formatRgb, parseRgb } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { paragraphAddress, runAddress } from '../../document-view/located-content.ts';
import { colorOfText, pointsOf } from '../../document-view/text-styles.ts';
import type { Occurrence } from '../../judging/check.ts';
import { listInWords } from '../../judging/in-words.ts';
import { isObject } from '../../judging/validate-params.ts';
import {
  color,
  defaulted,
  listOf,
  mapOf,
  numberFrom,
  objectOf,
  oneOf,
  param,
  text,
} from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberMember, objectParam, textMember, textsOf } from '../../judging/read-rule-params.ts';
import { folded } from '../font/approved-fonts.ts';

const MOST_POINTS = 4_000;
const SAME = 0.1;
const points = numberFrom(0, MOST_POINTS);

/**
 * The styles of the template by name: `{"Heading 1": {"font": "Inter", "size": 24, "color": "#0F4C81", "spacing": {"before":
 * 12, "after": 6, "line": 1.15}}}`
 */
const templateStyles = mapOf(
  objectOf({
    font: param(text, 'The typeface of Latin text.'),
    size: param(points, 'The size in points.'),
    color: param(color, 'The colour of text as #RRGGBB.'),
    spacing: objectOf({
      before: param(points, 'The space before a paragraph in points.'),
      after: param(points, 'The space after a paragraph in points.'),
      line: param(points, 'The line height: a multiple of one line, or points if the style sets a fixed height.'),
    }),
  }),
);

const PARAMS = {
  template_styles: param(
    templateStyles,
    'The formatting of each style in the template, by the name of the style. What is left out is not compared.',
  ),
  compare: defaulted(
    listOf(oneOf('font', 'size', 'color', 'spacing')),
    ['font', 'size', 'color', 'spacing'],
    'The properties that are compared.',
  ),
};

/** Reports a style that differs from the template's (check catalogue, 3.15). */
export const docxStyleModified = ruleCheck({
  type: 'docx.style_modified',
  severity: 'medium',
  formats: ['docx'],
  name: 'Styles of the template',
  summary: 'The font, size, colour or spacing of a style differs from the template.',
  params: PARAMS,
  needs: [['params.template_styles']],
  example: { params: { template_styles: { 'Heading 1': { font: 'Inter', size: 24, color: '#14213D' } } } },
  *find(rule, context) {
    if (context.model.format !== 'docx') return;
    const wanted = new Map(
      Object.entries(objectParam(rule, 'template_styles')).map(([name, one]) => [folded(name), one]),
    );
    const compared = textsOf(rule, 'compare', PARAMS.compare.default);
    for (const style of context.model.styles) {
      const template = wanted.get(folded(style.name)) ?? wanted.get(folded(style.id));
      const differences = isObject(template) ? differencesOf(style, template, compared) : [];
      if (differences.length === 0) continue;
      const is = listInWords(differences.map(([actual]) => actual));
      const wants = listInWords(differences.map(([, required]) => required));
      yield* occurrences(
        rule,
        context.view(rule),
        style,
        `"${style.name}" has ${is}; in the template it has ${wants}.`,
      );
    }
  },
});

type Difference = readonly [actual: string, required: string];

function differencesOf(
  { runStyle, spacing }: DocumentStyle,
  template: JsonObject,
  compared: readonly string[],
): readonly Difference[] {
  const found: Difference[] = [];
  const font = textMember(template, 'font');
  const { typeface } = runStyle.fonts.latin;
  if (compared.includes('font') && font !== null && folded(font) !== folded(typeface))
    found.push([typeface || 'no font', font]);
  const size = numberMember(template, 'size');
  if (compared.includes('size') && size !== null && Math.abs(size - runStyle.size.effective) > SAME) {
    found.push([`${runStyle.size.effective} pt`, `${size} pt`]);
  }
  const rgb = parseRgb(textMember(template, 'color') ?? '');
  const own = colorOfText(runStyle);
  if (compared.includes('color') && rgb !== undefined && formatRgb(rgb) !== own)
    found.push([own === null ? 'the automatic colour' : `#${own}`, `#${formatRgb(rgb)}`]);
  const gaps = template['spacing'];
  if (compared.includes('spacing') && isObject(gaps)) found.push(...spacingDifferences(spacing, gaps));
  return found;
}

function spacingDifferences(spacing: DocumentStyle['spacing'], template: JsonObject): readonly Difference[] {
  const measures = [
    ['before', pointsOf(spacing.before), ' pt before'],
    ['after', pointsOf(spacing.after), ' pt after'],
    ['line', spacing.lineRule === 'auto' ? spacing.line : pointsOf(spacing.line), ' of a line'],
  ] as const;
  return measures.flatMap(([name, actual, unit]): Difference[] => {
    const wanted = numberMember(template, name);
    return wanted === null || Math.abs(wanted - actual) <= SAME ? [] : [[`${actual}${unit}`, `${wanted}${unit}`]];
  });
}

/** The occurrences at the texts that use the style, or one at the style itself when no text uses it. */
function* occurrences(
  rule: BrandRule,
  view: DocumentView,
  style: DocumentStyle,
  detail: string,
): Generator<Occurrence> {
  const facts = { title: 'Style differs from the template', detail, cause: style.provenance };
  let isWorn = false;
  for (const address of addressesOfUses(view, style)) {
    isWorn = true;
    yield report(rule, { ...facts, address });
  }
  if (isWorn) return;
  const path = style.provenance.location ?? `style[${style.id}]`;
  yield report(rule, { ...facts, address: { parent: null, step: { kind: 'location', path } } });
}

function* addressesOfUses({ bodies }: DocumentView, { kind, id, name }: DocumentStyle): Generator<Address> {
  for (const body of bodies) {
    for (const paragraph of body.paragraphs) {
      if (kind === 'paragraph' && paragraph.flow?.style.id === id) yield paragraphAddress(body, paragraph);
      if (kind !== 'character') continue;
      for (let number = 0; number < paragraph.runs.length; number += 1)
        if (paragraph.runs.formatAt(number)?.characterStyle === name) yield runAddress(body, paragraph, number);
    }
  }
}
