import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import { titleParagraphs } from '../../document-view/titles.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, nullOr, oneOf } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { isProse } from '../../text-search/prose.ts';
import { reportText } from '../../text-search/searched-texts.ts';
import { findTermsInProse, literalsOfTerms, TERM_PATTERN, termList, termsOf } from './terms.ts';

/**
 * Reports names that are not in their exact form, and titles that are not in the required style of capitals (check catalogue,
 * 3.11).
 */
export const termCapitalization = ruleCheck({
  type: 'term.capitalization',
  severity: 'low',
  name: 'Spelling of names',
  summary: 'A name is not written in its exact form, or a title does not have the required style of capitals.',
  fix: 'Writes the exact form of a name. Titles are left to the author.',
  own: { ...TERM_PATTERN, patternOptional: true },
  aliases: [
    { type: 'capitalization', name: 'Spelling of a name', ...TERM_PATTERN, example: { pattern: 'PowerPoint' } },
  ],
  params: {
    terms: termList({}, 'The names in their exact form.'),
    titles: defaulted(
      nullOr(oneOf('sentence', 'title', 'upper')),
      null,
      'The required style of capitals in titles and headings. Null: any style.',
    ),
  },
  needs: [['params.terms', 'params.titles', 'pattern']],
  surfaces: TEXT_SURFACES,
  example: { params: { terms: [{ term: 'PowerPoint' }] } },
  literals: literalsOfTerms,
  *find(rule, context) {
    yield* names(rule, context);
    yield* titles(rule, context);
  },
});

function* names(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  for (const { term, text, start, end } of findTermsInProse(termsOf(rule, context), rule, context)) {
    const written = text.text.slice(start, end).replaceAll('\u00ad', '');
    if (written === term.name || (written === written.toLowerCase() && isInLongerName(text.text, start, end))) continue;
    const advice = `: write "${term.name}".`;
    const fix = term.expression === null ? { start, end, to: term.name } : undefined;
    yield reportText(rule, text, { title: 'Spelling of a name', start, end, value: term.name, advice, fix });
  }
}

/** How far a name may reach to each side of a term. */
const MAX_REACH = 100;
/** A repository, `owner/name`, or a name of at least four words between hyphens. */
const LONGER_NAME = /^[\p{Ll}\d_-]+\/[\p{Ll}\d_-]+\.?$|^[\p{Ll}\d]+(?:-[\p{Ll}\d]+){3,}\.?$/u;
const AROUND = /[\s()[\]{}"'“”„«»,:;!?…]/;

/** Whether a term is a part of a longer name that has small letters only: `docx4j-from-github-in-eclipse`, `github/docs`. */
function isInLongerName(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - MAX_REACH), start)
      .split(AROUND)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + MAX_REACH).split(AROUND);
  return LONGER_NAME.test(`${before}${text.slice(start, end)}${after}`);
}

function* titles(rule: BrandRule, context: CheckContext): Generator<Occurrence> {
  const style = textOf(rule, 'titles');
  if (style === null) return;
  for (const paragraph of titleParagraphs(context.view(rule))) {
    if (!isWrong(style, wordsOf(paragraph))) continue;
    const end = paragraph.text.length;
    const advice = `: write it in ${style === 'upper' ? 'capitals' : `${style} case`}.`;
    yield reportText(rule, paragraph, { title: 'Capitals of a title', start: 0, end, advice });
  }
}

interface TitleWords {
  /** The first word; null when it is no prose, such as an identifier, which keeps its small letter. */
  readonly first: string | null;
  readonly others: readonly string[];
}

function wordsOf(paragraph: LocatedParagraph): TitleWords {
  const [first = null, ...others] = Array.from(
    paragraph.text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu),
    ({ 0: word, index }) => (isProse(paragraph, index, index + word.length) ? word : null),
  );
  return { first, others: others.filter((word) => word !== null) };
}

const LONG_WORD = 4;

/**
 * Whether a title breaks a style of capitals. Names keep their capitals in any style, so most of the long words have to be
 * wrong.
 */
function isWrong(style: string, { first, others }: TitleWords): boolean {
  if (style === 'upper') return [first ?? '', ...others].some((word) => word !== word.toUpperCase());
  const long = others.filter(({ length }) => length >= LONG_WORD);
  const capital = long.filter((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  // Words with a capital inside, such as "iPhone" and "initialState", are names that keep their small letter.
  const startsSmall = first !== null && first === first.toLowerCase() && first !== first.toUpperCase();
  if (style === 'sentence') return startsSmall || (capital.length >= 2 && capital.length * 2 > long.length);
  return startsSmall || capital.length < long.length;
}
