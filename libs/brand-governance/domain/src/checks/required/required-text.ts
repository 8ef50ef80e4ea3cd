import { type StoryKind, type TextDocument, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { joinedText } from '../../document-view/joined-text.ts';
import type { TextPlace } from '../../document-view/places.ts';
import { drawnTexts, layersOf, sheetTexts, shownTexts } from '../../document-view/sheet-texts.ts';
import { bodyText } from '../../document-view/titles.ts';
import type { CheckContext } from '../../judging/check.ts';
import { defaulted, numberFrom, oneOf, param, text } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textOf } from '../../judging/rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { distanceWithin } from '../../text-search/approximate-search.ts';
import { longestWords, type Needle, normalized, occursIn } from '../../text-search/normalized-search.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { TERM_PATTERN } from '../term/terms.ts';

const PARAMS = {
  text: param(text, 'The required text; a pattern comes before it.'),
  match: defaulted(
    oneOf('normalized', 'exact'),
    'normalized',
    'Whether case, spaces and punctuation are compared (`exact`) or not.',
  ),
  max_distance: defaulted(numberFrom(0, 0.2), 0.02, 'Which share of the characters may differ: 0.02 is one in fifty.'),
  where: defaulted(
    oneOf('anywhere', 'first_slide', 'last_slide', 'footer', 'notes', 'body_end'),
    'anywhere',
    'Where it has to occur. In text documents the first and last slide are the first page and the end of the body, and notes are footnotes and endnotes.',
  ),
};

/** A text that must occur, a few characters aside (check catalogue, 3.7). */
export const requiredText = ruleCheck({
  type: 'required.text',
  severity: 'high',
  name: 'Required text',
  summary: 'A required text does not occur where it has to, small differences aside.',
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
    const places = context.model.format === 'docx' ? PLACES_IN_TEXT : PLACES;
    const where = places.get(textOf(rule, 'where') ?? '') ?? '';
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

const PLACES: ReadonlyMap<string, string> = new Map([
  ['first_slide', ' on the first slide'],
  ['last_slide', ' on the last slide'],
  ['footer', ' in a footer'],
  ['notes', ' in the notes'],
  ['body_end', ' on the last slide'],
]);

/** What places on slides are in a text document. */
const PLACES_IN_TEXT: ReadonlyMap<string, string> = new Map([
  ['first_slide', ' on the first page'],
  ['last_slide', ' at the end of the body'],
  ['footer', ' in a footer'],
  ['notes', ' in a footnote or endnote'],
  ['body_end', ' at the end of the body'],
]);

function occursAsWritten(rule: BrandRule, context: CheckContext, { text, most }: Needle): boolean {
  return textsAt(rule, context).some((one) => distanceWithin(text, one, most));
}

/** Whole stories are long: they are surveyed once for all rules. */
function occursNormalized(rule: BrandRule, context: CheckContext, needle: Needle): boolean {
  const kinds = context.model.format === 'docx' ? storiesAt(textOf(rule, 'where')) : null;
  if (kinds !== null)
    return occursIn(context.survey(rule), needle, (one) => one.paragraph !== null && isStory(one.place, kinds));
  return textsAt(rule, context).some((one) => distanceWithin(needle.text, normalized(one), needle.most));
}

/** Null for a part of the body. */
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

function documentTexts(where: string | null, { texts }: DocumentView, { stories }: TextDocument): readonly string[] {
  const kinds = storiesAt(where);
  if (kinds !== null) return texts.filter((place) => isStory(place, kinds)).map(({ body }) => joinedText(body));
  const body = stories.find(({ kind }) => kind === 'body')?.paragraphs ?? [];
  const part =
    where === 'first_slide'
      ? body.filter(({ flow }) => (flow?.page ?? 1) === 1)
      : body.filter(({ runs }) => runs.length > 0).slice(-LAST_PARAGRAPHS);
  return [joinedText(part)];
}

function isStory({ shape, sheet }: TextPlace, kinds: readonly StoryKind[]): boolean {
  return shape === null && sheet?.story != null && kinds.includes(sheet.story.kind);
}

function textsAt(rule: BrandRule, { model, view }: CheckContext): readonly string[] {
  const where = textOf(rule, 'where');
  return model.format === 'docx' ? documentTexts(where, view(rule), model) : deckTexts(where, view(rule));
}

function deckTexts(where: string | null, { slides, texts }: DocumentView): readonly string[] {
  switch (where) {
    case 'first_slide':
      return slides.slice(0, 1).flatMap(shownTexts);
    case 'last_slide':
    case 'body_end':
      return slides.slice(-1).flatMap(shownTexts);
    case 'footer':
      return slides.flatMap(({ shapes }) =>
        shapes.filter(({ shape }) => shape.placeholder?.type === 'ftr').map(bodyText),
      );
    case 'notes':
      return texts.filter(({ surface }) => surface === 'notes_text').map(({ body }) => joinedText(body));
    case null:
    default:
      return [...slides.flatMap(sheetTexts), ...layersOf(slides).flatMap(drawnTexts)];
  }
}
