import type { BrandRule } from '../brand-rule.ts';
import type { Address } from '../document/address.ts';
import type { Provenance } from '../document/provenance.ts';
import type { Occurrence } from './check.ts';
import type { DocumentView } from './document-view.ts';
import { characterAddress, paragraphAddress, type ParagraphPlace } from './places.ts';
import { quoted } from './quotation.ts';
import { foldedCase } from './characters.ts';
import { searchable } from './searchable-text.ts';
import { TextLines } from './text-lines.ts';
import { surfacesOf } from './rule-params.ts';
import { runAt } from './run-at.ts';
import { isCodeFont } from './code-fonts.ts';

/** A text that terms are looked for in: a paragraph, or the alternative text of a shape. */
export interface SearchedText {
  readonly text: string;
  readonly cause: Provenance;
  /** Null for alternative texts. */
  readonly paragraph: ParagraphPlace | null;
  /** Of the shape whose alternative text it is. */
  readonly address: Address | null;
}

/** The paragraphs that a rule looks at. */
export function paragraphsFor(rule: BrandRule, view: DocumentView): readonly ParagraphPlace[] {
  const surfaces = surfacesOf(rule);
  return surfaces === null ? view.paragraphs : view.paragraphs.filter(({ place }) => surfaces.includes(place.surface));
}

/** The same, as lines of which only those are looked at that hold something. */
export function paragraphLines(rule: BrandRule, view: DocumentView): TextLines<ParagraphPlace> {
  const paragraphs = paragraphsFor(rule, view);
  return known(
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
  /** In folded case, without soft hyphens. */
  readonly folded: TextLines<SearchedText>;
}

/** The paragraphs with alternative texts, unless the rule is narrowed to surfaces. */
export function searchedTexts(rule: BrandRule, view: DocumentView): SearchedTexts {
  if (surfacesOf(rule) !== null) return foldedTexts(paragraphsFor(rule, view).map(searched));
  return known(texts, view, () => foldedTexts([...view.paragraphs.map(searched), ...alternativeTexts(view)]));
}

function foldedTexts(all: readonly SearchedText[]): SearchedTexts {
  return {
    all,
    folded: new TextLines(
      all,
      all.map(({ text }) => foldedCase(searchable(text).text)),
    ),
  };
}

/** The checks on texts look through the same ones: these are made ready once. */
const texts = new WeakMap<DocumentView, SearchedTexts>();
const lines = new WeakMap<readonly ParagraphPlace[], TextLines<ParagraphPlace>>();

function known<Key extends object, Value>(kept: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

export function searched(paragraph: ParagraphPlace): SearchedText {
  const { text, place } = paragraph;
  return { text, cause: place.cause, paragraph, address: null };
}

function alternativeTexts(view: DocumentView): readonly SearchedText[] {
  return view.shapes
    .filter(({ shape }) => shape.description !== '')
    .map(({ shape, address, sheet }) => ({ text: shape.description, cause: sheet.cause, paragraph: null, address }));
}

/** The run at this character is set in a font for code. */
export function isCode({ paragraph }: SearchedText, offset: number): boolean {
  const run = paragraph?.paragraph.runs[runAt(paragraph.paragraph, offset)];
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
  searchedText: SearchedText,
  { title, start, end, value, advice }: TextReport,
): Occurrence {
  const { text, cause, paragraph, address } = searchedText;
  const place = paragraph === null ? address : characterAddress(paragraph, start);
  return {
    rule,
    severity: rule.severity,
    title,
    address: place ?? { parent: null, step: { kind: 'package' } },
    cause,
    value: value ?? text.slice(start, end),
    color: null,
    describe: ({ length }) => `${quoted(text, start, end)}${advice}${length > 1 ? ` ${length} places.` : ''}`,
  };
}

/** The address of the whole text. */
export function textAddress({ paragraph, address }: SearchedText): Address {
  return paragraph === null
    ? (address ?? { parent: null, step: { kind: 'package' } })
    : paragraphAddress(paragraph.place, paragraph.paragraph);
}
