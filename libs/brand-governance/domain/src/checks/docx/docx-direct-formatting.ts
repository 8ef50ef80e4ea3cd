import { type Paragraph, paragraphOf } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { UsedFormat } from '../../document-view/format-setting.ts';
import { hasSeenFormat, type LocatedBody } from '../../document-view/located-content.ts';
import { colorOfText, spacingInWords } from '../../document-view/text-styles.ts';
import { judgedFormats } from '../../document-view/used-formats.ts';
import type { Occurrence, OccurrenceLocation } from '../../judging/check.ts';
import { capitalized, counted, listInWords, piecesOfText } from '../../judging/in-words.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { type Gathered, PositionGathering } from '../../judging/position-gathering.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';

const PARAMS = {
  allow: defaulted(
    textList,
    ['b', 'i', 'u', 'lang', 'noProof'],
    'Names of elements of `w:rPr` and `w:pPr` that can be set directly, such as `b`, `sz`, `color` or `spacing`.',
  ),
};

/**
 * Reports font, size, colour or spacing that a run or a paragraph sets although it has a style (check catalogue, 3.15).
 * `allow` names elements that may be set.
 */
export const docxDirectFormatting = ruleCheck({
  type: 'docx.direct_formatting',
  severity: 'low',
  formats: ['docx'],
  name: 'Text is formatted by styles',
  summary: 'Font, size, colour or spacing is set directly on a run or a paragraph and not by its style.',
  params: PARAMS,
  *find(rule, context) {
    const allowed = new Set(textsOf(rule, 'allow', PARAMS.allow.default));
    const isJudged = (name: string): boolean => !allowed.has(name);
    for (const body of context.view(rule).bodies.filter(hasSeenFormat)) {
      for (const { reason, location } of gathered(body, isJudged)) yield occurrence(rule, body, location, reason);
    }
  },
});

/** What a text body sets by hand, with the positions. What a run sets stands in lines: `font Arial`, `size 13 pt`. */
function gathered(body: LocatedBody, isJudged: (name: string) => boolean): readonly Gathered<string>[] {
  const gathering = new PositionGathering<string>(body, () => true);
  let number = 0;
  for (const paragraph of body.paragraphs) {
    const spacing = paragraphInWords(paragraph, isJudged);
    if (spacing !== '') gathering.add(spacing, number, null);
    number += 1;
  }
  const wrong = judgedFormats(body.facts, (format) => {
    const lines = format.direct.length === 0 ? '' : linesOfRun(format, isJudged);
    return lines === '' ? null : [lines];
  });
  if (wrong !== null) gathering.addRuns(wrong);
  return gathering.all();
}

const SPACING = 'Spacing (';

/**
 * The spacing that a paragraph sets: `Spacing (12 pt before, 6 pt after, 1.15 lines)`. Empty when it sets none or has no text.
 */
function paragraphInWords({ flow, runs }: Paragraph, isJudged: (name: string) => boolean): string {
  if (flow === null || !flow.direct.includes('spacing') || !isJudged('spacing')) return '';
  if (!runs.hasCharacters) return '';
  return `${SPACING}${spacingInWords(flow.spacing)})`;
}

/** What a run sets, each in a line. Empty when it sets nothing that is judged. */
function linesOfRun({ style, direct, scripts }: UsedFormat, isJudged: (name: string) => boolean): string {
  const isSet = (name: string): boolean => direct.includes(name) && isJudged(name);
  const own = scripts.map((slot) => style.fonts[slot]).find(({ provenance }) => provenance.source === 'run');
  const color = colorOfText(style);
  return [
    isSet('rFonts') && own ? [`font ${own.typeface}`] : [],
    isSet('sz') ? [`size ${style.size.effective} pt`] : [],
    isSet('color') || isSet('textFill') ? [color === null ? 'colour' : `colour ${color}`] : [],
    isSet('spacing') ? ['character spacing'] : [],
  ]
    .flat()
    .join('\n');
}

/** Lines as the beginning of a sentence: `Font Arial, size 13 pt and colour #333333`. */
function inWords(lines: string): string {
  return capitalized(listInWords(lines.split('\n'))).replace(/\bcolour (?=[0-9A-F]{6}$)/i, '$&#');
}

function occurrence(rule: BrandRule, body: LocatedBody, location: OccurrenceLocation, lines: string): Occurrence {
  const words = inWords(lines);
  const { address } = location;
  const style = paragraphOf(address)?.flow?.style.name ?? '';
  const isOne = !words.includes(' and ');
  const isSpacing = words.startsWith(SPACING);
  const keys = `${isSpacing ? 'Ctrl+Q' : 'Ctrl+Space'} resets ${isOne ? 'it' : 'them'}`;
  return {
    ...report(rule, { title: 'Text is formatted by hand', detail: '', address, cause: body.cause, value: lines }),
    ...location,
    groupedBy: 'style',
    describe: ({ length }) => {
      const texts = isSpacing ? counted(length, 'paragraph') : piecesOfText(length);
      return `${words} ${isOne ? 'was' : 'were'} set by hand on ${texts} of the style "${style}": ${keys}.`;
    },
  };
}
