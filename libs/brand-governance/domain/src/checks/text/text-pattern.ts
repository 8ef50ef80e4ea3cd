import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { isExpression } from '../../pattern/is-expression.ts';
import { isSpace, isWordCharacter } from '../../text-search/characters.ts';
import { hasProse, isProse } from '../../text-search/prose.ts';
import { paragraphsFor, reportText } from '../../text-search/searched-texts.ts';
import { findTermsInProse, literalsOfTerms, TERM_PATTERN, termProblem, termsOf, writtenFor } from '../term/terms.ts';

const TITLE = 'Pattern found';
const MOST_WORDS = 35;
const MAX_WORDS = 10_000;

/** Reports what a customer's pattern matches (check catalogue, 3.13 and 4). */
export const textPattern = ruleCheck({
  type: 'text.pattern',
  severity: 'low',
  name: 'Pattern',
  summary:
    'The pattern of a rule matches, a paragraph ends in spaces, or a sentence is too long. Only prose is judged.',
  fix: 'Writes the `replacement` of the rule, unless that would lose what a group of the pattern has caught, or removes spaces at the end.',
  own: TERM_PATTERN,
  surfaces: TEXT_SURFACES,
  example: { pattern: '/\\bv\\d+\\.\\d+\\b/' },
  aliases: [
    {
      type: 'regex',
      name: 'Pattern',
      pattern: termProblem,
      expressions: 'always',
      example: { pattern: '\\bv\\d+\\.\\d+\\b' },
    },
    { type: 'trailing_spaces', name: 'No spaces at the end', pattern: null },
    {
      type: 'sentence_length',
      name: 'Short sentences',
      pattern: lengthProblem,
      patternOptional: true,
      example: { pattern: '35' },
    },
  ],
  literals: (rule, compile) => literalsOfTerms(asTerms(rule), compile),
  *find(rule: BrandRule, context: CheckContext) {
    if (rule.type === 'trailing_spaces') yield* trailingSpaces(rule, context);
    else if (rule.type === 'sentence_length') yield* longSentences(rule, context);
    else yield* matches(rule, context);
  },
});

function lengthProblem(pattern: string): string | null {
  const fits = /^\d{1,5}$/.test(pattern.trim()) && Number(pattern) > 0 && Number(pattern) <= MAX_WORDS;
  return fits ? null : `Write the largest number of words, 1 to ${MAX_WORDS}.`;
}

/** A rule whose patterns are terms. The patterns of a `regex` rule may be written without slashes. */
function asTerms(rule: BrandRule): BrandRule {
  if (rule.type !== 'regex') return rule;
  return { ...rule, pattern: patternsOf(rule).map((one) => (isExpression(one) ? one : `/${one}/`)) };
}

function* matches(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const terms = termsOf(asTerms(rule), context);
  const { name, replacement } = rule;
  for (const found of findTermsInProse(terms, rule, context)) {
    const { text, start, end } = found;
    const to = replacement === null ? null : writtenFor(replacement, found);
    const fix = to === null ? undefined : { start, end, to };
    const hint = replacement === null ? '.' : `: write "${to ?? replacement}".`;
    yield reportText(rule, text, { title: TITLE, start, end, advice: ` matches the rule "${name}"${hint}`, fix });
  }
}

function* trailingSpaces(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  for (const paragraph of paragraphsFor(rule, context.view(rule))) {
    const { text } = paragraph;
    const end = text.trimEnd().length;
    if (end === 0 || end === text.length || text.slice(end).includes('\n')) continue;
    if (!isProse(paragraph, end, text.length)) continue;
    const facts = { title: 'Space at the end', start: end, end: text.length, value: 'trailing space' };
    const fix = { start: end, end: text.length, to: '' };
    yield reportText(rule, paragraph, { ...facts, advice: ' ends the paragraph.', fix });
  }
}

function* longSentences(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const most = Number(patternsOf(rule)[0] ?? MOST_WORDS);
  for (const paragraph of paragraphsFor(rule, context.view(rule)).filter(hasProse)) {
    for (const { start, end, words } of sentencesOf(paragraph)) {
      if (words <= most) continue;
      yield reportText(rule, paragraph, {
        title: 'Sentence is too long',
        start,
        end,
        advice: `: ${words} words, at most ${most}.`,
        value: '',
        groupedBy: 'place',
      });
    }
  }
}

/** The sentences of a paragraph with their exclusive end offsets. They end with a mark before a space, and at line breaks. */
function* sentencesOf({ text }: LocatedParagraph): Generator<{ start: number; end: number; words: number }> {
  let start = 0;
  let words = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isWordCharacter(code) && (index === start || !isWordCharacter(text.charCodeAt(index - 1)))) words += 1;
    const isEnd =
      code === 0x0a || (isEndMark(code) && (index + 1 === text.length || isSpace(text.charCodeAt(index + 1))));
    if (!isEnd) continue;
    yield { start, end: index + 1, words };
    start = index + 1;
    while (isSpace(text.charCodeAt(start))) start += 1;
    index = start - 1;
    words = 0;
  }
  if (start < text.length) yield { start, end: text.length, words };
}

function isEndMark(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f || code === 0x3002;
}
