import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import { characterAddress, type LocatedParagraph } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { textFix } from '../../fixing/text-fix.ts';
import { counted } from '../../judging/in-words.ts';
import { defaulted, flag } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { flagOf } from '../../judging/read-rule-params.ts';
import { isSpace } from '../../text-search/characters.ts';
import { isProse } from '../../text-search/prose.ts';
import { paragraphsAmong } from '../../text-search/searched-texts.ts';

const MAX_WORD_CHARS = 40;

const PARAMS = { double_spaces: defaulted(flag, true, 'Whether double spaces are reported.') };

/** Reports two or more spaces between characters of one line, also across runs (check catalogue, 3.13). */
export const textDoubleSpaces = ruleCheck({
  type: 'text.double_spaces',
  severity: 'low',
  name: 'No double spaces',
  summary: 'There are two or more spaces between characters of one line. Only prose is judged.',
  fix: 'Leaves one space.',
  aliases: [{ type: 'double_spaces', name: 'No double spaces', pattern: null }],
  params: PARAMS,
  surfaces: TEXT_SURFACES,
  *find(rule: BrandRule, context: CheckContext) {
    if (!flagOf(rule, 'double_spaces', PARAMS.double_spaces.default)) return;
    const survey = context.survey(rule);
    for (const at of paragraphsAmong(rule, survey, survey.doubleSpaces)) {
      for (const gap of gapsOf(at)) yield occurrence(rule, at, gap);
    }
  },
});

interface Gap {
  readonly start: number;
  readonly spaces: number;
  readonly before: string;
  readonly after: string;
}

function* gapsOf(at: LocatedParagraph): Generator<Gap> {
  const { text } = at;
  for (let start = text.indexOf('  '); start !== -1;) {
    let end = start + 2;
    while (text[end] === ' ') end += 1;
    const before = wordBefore(text, start);
    const after = wordAfter(text, end);
    if (before !== '' && after !== '' && isProse(at, start, end)) {
      yield { start, spaces: end - start, before, after };
    }
    start = text.indexOf('  ', end);
  }
}

function wordBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_WORD_CHARS && !isSpace(text.charCodeAt(start - 1))) start -= 1;
  return text.slice(start, end);
}

function wordAfter(text: string, start: number): string {
  let end = start;
  while (end < text.length && end - start < MAX_WORD_CHARS && !isSpace(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}

function occurrence(rule: BrandRule, at: LocatedParagraph, { start, spaces, before, after }: Gap): Occurrence {
  const excerpt = `${before}${' '.repeat(Math.min(spaces, MAX_WORD_CHARS))}${after}`;
  return {
    rule,
    severity: rule.severity,
    title: 'Double space',
    address: characterAddress(at, start),
    cause: at.body.cause,
    value: '',
    groupedBy: 'document',
    former: { groupedBy: 'style' },
    color: null,
    describe: ({ length }) => {
      const others = length > 1 ? `, and in ${counted(length - 1, 'more place')}` : '';
      return `${spaces} spaces after "${before}" in "${excerpt}"${others}.`;
    },
    fix: () => textFix(at, { start, end: start + spaces, to: ' ' }),
  };
}
