import { type Address, locationOf, type Provenance, type TextDocument, WHOLE_FILE } from '@livery/office-model';
import type { DocumentView } from '../../document-view/document-view.ts';
import { paragraphAddress, type ParagraphPlace, type PlacedSheet } from '../../document-view/places.ts';
import { bodyText, headingsOf, type Title, titlesOf } from '../../document-view/titles.ts';
import { defaulted, flag, textList, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textsOf } from '../../judging/rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { PACKAGE } from '../file/file-checks.ts';

const MAX_CHARS = 10_000;
const MISSING_PARAMS = {
  exclude_layouts: defaulted(textList, [], 'Names of layouts whose slides need no title.'),
  allow_hidden: defaulted(flag, true, 'Whether a hidden title counts.'),
};
const DUPLICATE_PARAMS = {
  allow_continued: defaulted(flag, true, 'Whether titles that end in "(2/3)" or "cont." may repeat another one.'),
};
const LONG_PARAMS = {
  max_chars: defaulted(wholeNumberFrom(1, MAX_CHARS), 80, 'The most characters of a title.'),
  max_lines: defaulted(wholeNumberFrom(1, MAX_CHARS), 2, 'The most lines of a title.'),
};

/**
 * No title placeholder with text, no shape called "Title", no alternative title; in a text document no paragraph of the
 * style Heading 1 or Title and no title among the properties (check catalogue, 3.8).
 */
export const titleMissing = ruleCheck({
  type: 'title.missing',
  severity: 'medium',
  name: 'Every slide has a title',
  summary:
    'A slide has neither a title placeholder with text nor a shape named "Title" nor an alternative title; a text document has no Heading 1 and no title.',
  params: MISSING_PARAMS,
  *find(rule, context) {
    const view = context.view(rule);
    if (context.model.format === 'docx' && !hasTitle(context.model, view)) {
      const detail = 'The document has neither a Heading 1 nor a title among its properties.';
      yield report(rule, { title: 'Title is missing', detail, address: WHOLE_FILE, cause: PACKAGE });
    }
    const allowHidden = flagOf(rule, 'allow_hidden', MISSING_PARAMS.allow_hidden.default);
    const excluded = textsOf(rule, 'exclude_layouts');
    const titled = new Set(
      titlesOf(view).flatMap(({ sheet, shape }) => (shape.shape.hidden && !allowHidden ? [] : [sheet])),
    );
    for (const sheet of view.slides) {
      if (titled.has(sheet) || excluded.includes(sheet.slide?.layout ?? '') || hasOtherTitle(sheet)) continue;
      const { address, cause } = sheet;
      const detail = 'The slide has no title text.';
      yield report(rule, { title: 'Title is missing', detail, address, cause: { ...cause, source: 'layout' } });
    }
  },
});

function hasTitle({ title }: TextDocument, view: DocumentView): boolean {
  if (title.trim() !== '') return true;
  return view.paragraphs.some(({ paragraph: { flow }, text }) => {
    const isTitle = flow?.style.headingLevel === 1 || flow?.style.name.toLowerCase() === 'title';
    return isTitle && text.trim() !== '';
  });
}

function hasOtherTitle({ shapes }: PlacedSheet): boolean {
  return shapes.some((placed) => {
    const { name, title } = placed.shape;
    return (
      title.trim() !== '' || (/^title\b/i.test(name) && placed.shape.placeholder === null && bodyText(placed) !== '')
    );
  });
}

/** The same title on several slides (check catalogue, 3.8). */
export const titleDuplicate = ruleCheck({
  type: 'title.duplicate',
  severity: 'low',
  name: 'No title twice',
  summary:
    'Several slides, or headings of a text document, have the same text; "(2/3)" and "cont." are allowed to tell them apart.',
  params: DUPLICATE_PARAMS,
  *find(rule, context) {
    const allowContinued = flagOf(rule, 'allow_continued', DUPLICATE_PARAMS.allow_continued.default);
    const titles = namedTitles(context.view(rule)).filter(({ text }) => !allowContinued || !CONTINUED.test(text));
    const groups = Map.groupBy(titles, ({ text, kind }) => `${kind} ${comparable(text)}`);
    for (const [first, ...others] of groups.values()) {
      if (first === undefined || others.length === 0) continue;
      const { text, kind, cause, address } = first;
      const count = others.length + 1;
      const what = kind === 'title' ? `the title of ${count} slides` : `a ${kind} in ${count} places`;
      const facts = { title: 'Title occurs more than once', detail: `"${oneLine(text)}" is ${what}.`, cause };
      if (kind === 'title') {
        yield report(rule, { ...facts, address, besides: others.map((other) => locationOf(other.address)) });
      } else {
        for (const one of [first, ...others])
          yield { ...report(rule, { ...facts, address: one.address }), together: true };
      }
    }
  },
});

const CONTINUED = /[\s([]*(?:\d{1,3}\s*(?:\/|of|von)\s*\d{1,3}|cont(?:inued|inuation|['’]?d)?\.?)[)\]\s]*$/i;

function comparable(text: string): string {
  return foldedCase(text.replace(CONTINUED, '').replace(/\s+/g, ' ').trim());
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

interface NamedTitle {
  readonly text: string;
  readonly address: Address;
  readonly cause: Provenance;
  /** `title`, `heading 1` … */
  readonly kind: string;
}

/** The titles of slides, and the headings of a text document. */
function namedTitles(view: DocumentView): readonly NamedTitle[] {
  const titles = titlesOf(view).map((title) => {
    return { text: title.text, address: addressOf(title), cause: title.sheet.cause, kind: 'title' };
  });
  return [...titles, ...headingsOf(view).map(namedHeading)];
}

function namedHeading({ place, paragraph, text }: ParagraphPlace): NamedTitle {
  const cause: Provenance = { ...place.cause, source: 'paragraph_style' };
  const kind = `heading ${paragraph.flow?.style.headingLevel ?? ''}`;
  return { text: text.trim(), address: paragraphAddress(place, paragraph), cause, kind };
}

function addressOf({ shape, text }: Title): Address {
  return { parent: shape.address, step: { kind: 'paragraph', index: firstParagraph(shape.shape.text, text) } };
}

function firstParagraph(body: Title['shape']['shape']['text'], text: string): number {
  const index = text === '' ? 0 : body.findIndex((paragraph) => paragraph.text.trim() !== '');
  return Math.max(0, index);
}

/** A title of too many characters or lines (check catalogue, 3.8). */
export const titleTooLong = ruleCheck({
  type: 'title.too_long',
  severity: 'low',
  name: 'Short titles',
  summary: 'A title has more characters or lines than allowed.',
  aliases: [{ type: 'max_title_length', name: 'Short titles', pattern: lengthProblem, example: { pattern: '80' } }],
  params: LONG_PARAMS,
  *find(rule, context) {
    const [pattern] = patternsOf(rule);
    const mostChars =
      pattern === undefined ? numberOf(rule, 'max_chars', LONG_PARAMS.max_chars.default) : Number(pattern);
    const mostLines = numberOf(rule, 'max_lines', LONG_PARAMS.max_lines.default);
    for (const { text, address, cause, kind } of namedTitles(context.view(rule))) {
      const lines = text.split('\n').length;
      const problem =
        text.length > mostChars
          ? `${text.length} characters, allowed ${mostChars}`
          : lines > mostLines
            ? `${lines} lines, allowed ${mostLines}`
            : null;
      if (problem === null) continue;
      const what = kind === 'title' ? kind : 'heading';
      const detail = `The ${what} ${quoted(oneLine(text), 0, text.length)} has ${problem}.`;
      yield report(rule, { title: 'Title is too long', detail, address, cause });
    }
  },
});

function lengthProblem(pattern: string): string | null {
  const fits = /^\d{1,5}$/.test(pattern.trim()) && Number(pattern) >= 1 && Number(pattern) <= MAX_CHARS;
  return fits ? null : `Write the largest number of characters, 1 to ${MAX_CHARS}.`;
}
