import { type StoryKind, type TextDocument, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { joinedText } from '../../document-view/joined-text.ts';
import type { LocatedBody } from '../../document-view/located-content.ts';
import { drawnTexts, layersOf, ownTexts, shownTexts } from '../../document-view/slide-texts.ts';
import { trimmedText } from '../../document-view/titles.ts';
import type { CheckContext } from '../../judging/check.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, numberFrom, oneOf, param, text } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { distanceWithin } from '../../text-search/approximate-search.ts';
import { longestWords, type Needle, normalized, occursIn } from '../../text-search/normalized-search.ts';
import { TERM_PATTERN } from '../term/terms.ts';

const PARAMS = {
  text: param(text, 'The required text. The `pattern` of the rule takes precedence.'),
  match: defaulted(
    oneOf('normalized', 'exact'),
    'normalized',
    'Whether case, spaces and punctuation are compared (`exact`) or not (`normalized`).',
  ),
  max_distance: defaulted(
    numberFrom(0, 0.2),
    0.02,
    'The share of the characters that can differ: 0.02 is one in fifty.',
  ),
  where: defaulted(
    oneOf('anywhere', 'first_slide', 'last_slide', 'footer', 'notes', 'body_end'),
    'anywhere',
    'Where the text must occur. In presentations `body_end` is the last slide. In text documents `first_slide` is the first page, `last_slide` is the end of the body, and `notes` are footnotes and endnotes.',
  ),
};

/** Reports a required text that does not occur. A few characters may differ (check catalogue, 3.7). */
export const requiredText = ruleCheck({
  type: 'required.text',
  severity: 'high',
  name: 'Required text',
  summary: 'A required text does not occur where it must occur. Small differences are allowed.',
  own: { ...TERM_PATTERN, patternOptional: true },
  params: PARAMS,
  needs: [['params.text', 'pattern']],
  example: { params: { text: 'This is no offer to sell.', where: 'last_slide' } },
  literals: (rule) => longestWords(needleOf(rule)) ?? [],
  *find(rule, context) {
    const wanted = wantedBy(rule);
    if (wanted.trim() === '') return;
    const occurs = isExact(rule) ? occursAsWritten : occursNormalized;
    if (occurs(rule, context, needleOf(rule))) return;
    const words = context.model.format === 'docx' ? WHERE_IN_TEXT_DOCUMENTS : WHERE_IN_DECKS;
    const where = words.get(textOf(rule, 'where') ?? '') ?? '';
    const detail = `${quoted(wanted, 0, wanted.length)} does not occur${where}.`;
    yield report(rule, { title: 'Required text is missing', detail, address: WHOLE_FILE, cause: PACKAGE });
  },
});

function wantedBy(rule: BrandRule): string {
  return patternsOf(rule)[0] ?? textOf(rule, 'text') ?? '';
}

function isExact(rule: BrandRule): boolean {
  return textOf(rule, 'match') === 'exact';
}

function needleOf(rule: BrandRule): Needle {
  const text = isExact(rule) ? wantedBy(rule) : normalized(wantedBy(rule));
  return { text, most: Math.floor(text.length * numberOf(rule, 'max_distance', PARAMS.max_distance.default)) };
}

const WHERE_IN_DECKS: ReadonlyMap<string, string> = new Map([
  ['first_slide', ' on the first slide'],
  ['last_slide', ' on the last slide'],
  ['footer', ' in a footer'],
  ['notes', ' in the notes'],
  ['body_end', ' on the last slide'],
]);

/** What the values of `where` mean in a text document. */
const WHERE_IN_TEXT_DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['first_slide', ' on the first page'],
  ['last_slide', ' at the end of the body'],
  ['footer', ' in a footer'],
  ['notes', ' in a footnote or endnote'],
  ['body_end', ' at the end of the body'],
]);

function occursAsWritten(rule: BrandRule, context: CheckContext, { text, most }: Needle): boolean {
  return textsAt(rule, context).some((one) => distanceWithin(text, one, most));
}

/** Looks for the needle in normalized texts. Whole stories are long, so they are surveyed once for all rules. */
function occursNormalized(rule: BrandRule, context: CheckContext, needle: Needle): boolean {
  const kinds = context.model.format === 'docx' ? storiesAt(textOf(rule, 'where')) : null;
  if (kinds !== null)
    return occursIn(context.survey(rule), needle, (one) => one.paragraph !== null && isStory(one.body, kinds));
  return textsAt(rule, context).some((one) => distanceWithin(needle.text, normalized(one), needle.most));
}

/** The kinds of stories to search; null for a part of the body. */
function storiesAt(where: string | null): readonly StoryKind[] | null {
  switch (where) {
    case 'first_slide':
    case 'last_slide':
    case 'body_end':
      return null;
    case 'footer':
      return ['footer'];
    case 'notes':
      return ['footnote', 'endnote'];
    case null:
    default:
      return ['body', 'header', 'footer', 'footnote', 'endnote', 'text_box'];
  }
}

const LAST_PARAGRAPHS = 10;

function documentTexts(where: string | null, { bodies }: DocumentView, { stories }: TextDocument): readonly string[] {
  const kinds = storiesAt(where);
  if (kinds !== null)
    return bodies.filter((body) => isStory(body, kinds)).map(({ paragraphs }) => joinedText(paragraphs));
  const body = stories.find(({ kind }) => kind === 'body')?.paragraphs ?? [];
  const part =
    where === 'first_slide'
      ? body.filter(({ flow }) => (flow?.page ?? 1) === 1)
      : body.filter(({ runs }) => runs.length > 0).slice(-LAST_PARAGRAPHS);
  return [joinedText(part)];
}

function isStory({ shape, container }: LocatedBody, kinds: readonly StoryKind[]): boolean {
  return shape === null && container.story != null && kinds.includes(container.story.kind);
}

function textsAt(rule: BrandRule, { model, view }: CheckContext): readonly string[] {
  const where = textOf(rule, 'where');
  return model.format === 'docx' ? documentTexts(where, view(rule), model) : deckTexts(where, view(rule));
}

function deckTexts(where: string | null, { slides, bodies }: DocumentView): readonly string[] {
  switch (where) {
    case 'first_slide':
      return slides.slice(0, 1).flatMap(shownTexts);
    case 'last_slide':
    case 'body_end':
      return slides.slice(-1).flatMap(shownTexts);
    case 'footer':
      return slides.flatMap(({ shapes }) =>
        shapes.filter(({ shape }) => shape.placeholder?.type === 'ftr').map(trimmedText),
      );
    case 'notes':
      return bodies.filter(({ surface }) => surface === 'notes_text').map(({ paragraphs }) => joinedText(paragraphs));
    case null:
    default:
      return [...slides.flatMap(ownTexts), ...layersOf(slides).flatMap(drawnTexts)];
  }
}
