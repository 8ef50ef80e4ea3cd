import type { BrandCheckReport, ReportedCause, ReportedFinding } from '@livery/brand-governance-application';
import { type DocumentFormat, listInWords, type PaletteRole, type Severity } from '@livery/brand-governance-domain';

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const FORMAT_WORDS: Readonly<Record<DocumentFormat, string>> = {
  pptx: 'Presentation',
  docx: 'Text document',
};

export const ROLE_WORDS: Readonly<Record<PaletteRole, string>> = {
  primary: 'Primary colours',
  secondary: 'Secondary colours',
  chart: 'For charts only',
  neutral: 'Neutral colours',
  legacy: 'Retired: tolerated, to be replaced',
};

const MAX_LISTED = 12;
const MAX_CHARACTERS = 600;
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
/** Distances (CIEDE2000) below which people see a difference so. */
const DIFFERENCES: readonly (readonly [below: number, words: string])[] = [
  [1, 'not visibly different'],
  [2, 'hardly different'],
  [5, 'slightly different'],
  [10, 'visibly different'],
];
/** The beginning of a location outside the body of a text document, and outside all slides: in speaker notes. */
const STORY = /^(slide|header|footer|footnote|endnote|textbox|comment|section)\[(?:[^\],]*,section )?(\d+)\]/;
const STORY_WORDS: ReadonlyMap<string, string> = new Map([
  ['slide', 'notes of slide'],
  ['header', 'header of section'],
  ['footer', 'footer of section'],
  ['footnote', 'footnote'],
  ['endnote', 'endnote'],
  ['textbox', 'text box'],
  ['comment', 'comment'],
  ['section', 'section'],
]);

/** `25 November 2026, 21:10 UTC` */
export function momentInWords(date: Date): string {
  return `${DATE.format(date)}, ${TIME.format(date)} UTC`;
}

/** Cuts a text of a document, whose length nobody limits. */
export function cut(text: string, length = MAX_CHARACTERS): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

export function differenceInWords(distance: number): string {
  return DIFFERENCES.find(([below]) => distance < below)?.[1] ?? 'clearly different';
}

/** A file by its name: `autumn.pptx`. */
export function documentName({ document: { filename, format } }: BrandCheckReport): string {
  return filename === null || filename.trim() === ''
    ? `Unnamed ${FORMAT_WORDS[format].toLowerCase()}`
    : cut(filename, 200);
}

/** Slides by the numbers that people count: `slides 2, 4 to 9 and 12`. */
export function slidesInWords(slides: readonly number[]): string {
  return `${slides.length === 1 ? 'slide' : 'slides'} ${numbersInWords(slides.map((slide) => slide + 1))}`;
}

function numbersInWords(numbers: readonly number[]): string {
  const ranges = rangesOf(numbers);
  const shown = ranges.slice(0, MAX_LISTED).map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}, ${last}` : `${first} to ${last}`;
  });
  const left = ranges.slice(MAX_LISTED).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return left > 0 ? `${shown.join(', ')} and ${left} more` : listInWords(shown.join(', ').split(', '));
}

/** Runs of following numbers, by their first and last one. @param numbers ascending */
function rangesOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** What sets a value for many places: `The layout "Title Only"`. */
export function causeInWords({ kind, name }: Pick<ReportedCause, 'kind' | 'name'>, format: DocumentFormat): string {
  const called = name === null ? '' : ` "${cut(name, 120)}"`;
  switch (kind) {
    case 'theme':
      return name === null || name === '0' ? 'The theme' : `The theme of slide master ${Number(name) + 1}`;
    case 'master':
      return name === null || name === '0' ? 'The slide master' : `Slide master ${Number(name) + 1}`;
    case 'layout':
      return name === null ? 'The layouts of these slides' : `The layout${called}`;
    case 'style':
      return `The style${called}`;
    case 'table_style':
      return `The table style${called}`;
    case 'numbering':
      return 'The numbering of lists';
    case 'document_defaults':
      return format === 'pptx' ? 'The defaults of the presentation' : 'The defaults of the document';
  }
}

/** Where a finding shows: `Slides 2 and 3`, `Page 4`, `Header of section 1`; null for the whole document. */
export function whereInWords({ slides, pageNumbers, pageNumber, locations }: ReportedFinding): string | null {
  if (slides.length > 0) return capital(slidesInWords(slides));
  const pages = pageNumbers.length > 0 ? pageNumbers : pageNumber === null ? [] : [pageNumber];
  if (pages.length > 0) return capital(pagesInWords(pages));
  const stories = [...new Set(locations.flatMap(storyOf))];
  return stories.length === 0 ? null : capital(listInWords(stories.slice(0, MAX_LISTED)));
}

/** The level of a list or a text at which a cause sets a value: `level 3`; null for a cause without levels. */
export function levelInWords({ origin }: ReportedFinding): string | null {
  const digits = /\/level\[(\d+)\]$/.exec(origin?.location ?? '')?.[1];
  return digits === undefined ? null : `level ${Number(digits) + 1}`;
}

function pagesInWords(pages: readonly number[]): string {
  return `${pages.length === 1 ? 'page' : 'pages'} ${numbersInWords(pages)}`;
}

function storyOf(location: string): readonly string[] {
  const [, story = '', digits] = STORY.exec(location) ?? [];
  const words = STORY_WORDS.get(story);
  return words === undefined ? [] : [`${words} ${Number(digits) + 1}`];
}

/** The slides and stories of locations, for what could not be judged: `Slides 2 and 3`. */
export function locationsInWords(locations: readonly string[]): string {
  const slides = locations.flatMap((location) => /^slide\[(\d+)\]/.exec(location)?.[1] ?? []).map(Number);
  if (slides.length > 0) return capital(slidesInWords([...new Set(slides)].sort((one, two) => one - two)));
  const stories = [...new Set(locations.flatMap(storyOf))];
  return stories.length === 0 ? 'In the document' : capital(listInWords(stories.slice(0, MAX_LISTED)));
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
