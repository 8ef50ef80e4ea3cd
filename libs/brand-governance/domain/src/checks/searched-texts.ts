import type { BrandRule } from '../brand-rule.ts';
import type { Address } from '../document/address.ts';
import type { Occurrence } from './check.ts';
import type { DocumentView } from './document-view.ts';
import { characterAddress, paragraphAddress, type ParagraphPlace, type PlacedShape } from './places.ts';
import { memoized } from './memoized.ts';
import { quoted } from './quotation.ts';
import { foldedCase } from './characters.ts';
import { searchable } from './searchable-text.ts';
import { TextLines } from './text-lines.ts';
import { surfacesOf } from './rule-params.ts';
import { runAt } from './run-at.ts';
import { isCodeFont } from './code-fonts.ts';

/** A text that terms are looked for in: a paragraph, or the alternative text of a shape. */
export type SearchedText = ParagraphPlace | AlternativeText;

interface AlternativeText {
  readonly text: string;
  readonly paragraph: null;
  readonly placed: PlacedShape;
}

/** The paragraphs that a rule looks at. */
export function paragraphsFor(rule: BrandRule, view: DocumentView): readonly ParagraphPlace[] {
  const surfaces = surfacesOf(rule);
  return surfaces === null ? view.paragraphs : view.paragraphs.filter(({ place }) => surfaces.includes(place.surface));
}

/** The same, as lines of which only those are looked at that hold something. */
export function paragraphLines(rule: BrandRule, view: DocumentView): TextLines<ParagraphPlace> {
  const paragraphs = paragraphsFor(rule, view);
  return memoized(
    lines,
    paragraphs,
    () =>
      new TextLines(
        paragraphs,
        paragraphs.map(({ text }) => text),
      ),
  );
}

/** What the checks on terms look through. */
export interface SearchedTexts {
  readonly all: readonly SearchedText[];
  /** The texts as terms are looked for in them. */
  readonly searchable: readonly string[];
  /** The same in folded case. */
  readonly folded: TextLines<SearchedText>;
}

/** The paragraphs with alternative texts, unless the rule is narrowed to surfaces. */
export function searchedTexts(rule: BrandRule, view: DocumentView): SearchedTexts {
  if (surfacesOf(rule) !== null) return prepared(paragraphsFor(rule, view));
  return memoized(texts, view, () => prepared([...view.paragraphs, ...alternativeTexts(view)]));
}

function prepared(all: readonly SearchedText[]): SearchedTexts {
  const plain = all.map(({ text }) => searchable(text).text);
  return { all, searchable: plain, folded: new TextLines(all, plain.map(foldedCase)) };
}

/** The checks on texts look through the same ones: these are made ready once. */
const texts = new WeakMap<DocumentView, SearchedTexts>();
const lines = new WeakMap<readonly ParagraphPlace[], TextLines<ParagraphPlace>>();

function alternativeTexts(view: DocumentView): readonly SearchedText[] {
  return view.shapes
    .filter(({ shape }) => shape.description !== '')
    .map((placed) => ({ text: placed.shape.description, paragraph: null, placed }));
}

/** The run at this character is set in a font for code. */
export function isCode({ paragraph }: SearchedText, offset: number): boolean {
  const run = paragraph?.runs[runAt(paragraph, offset)];
  return run !== undefined && isCodeFont(run.style.fonts.latin.typeface);
}

interface TextReport {
  readonly title: string;
  /** First character of what is wrong, and the one after its last. */
  readonly start: number;
  readonly end: number;
  /** Equal for occurrences of one finding. */
  readonly value?: string;
  /** What stands after the quotation: `: use "email".` */
  readonly advice: string;
}

/** An occurrence in a text, whose detail quotes it with 40 characters of context. */
export function textReport(
  rule: BrandRule,
  searched: SearchedText,
  { title, start, end, value, advice }: TextReport,
): Occurrence {
  const { text } = searched;
  return {
    rule,
    severity: rule.severity,
    title,
    address: searched.paragraph === null ? searched.placed.address : characterAddress(searched, start),
    cause: searched.paragraph === null ? searched.placed.sheet.cause : searched.place.cause,
    value: value ?? text.slice(start, end),
    color: null,
    describe: ({ length }) => `${quoted(text, start, end)}${advice}${length > 1 ? ` ${length} places.` : ''}`,
  };
}

/** The address of the whole text. */
export function textAddress(searched: SearchedText): Address {
  if (searched.paragraph === null) return searched.placed.address;
  return paragraphAddress(searched.place, searched.paragraph);
}
