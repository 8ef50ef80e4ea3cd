import type { ReportedFinding } from '@livery/sdk';

const MAX_RANGES = 12;
const LIST = new Intl.ListFormat('en-GB');
/** The last location of a finding that has more places than a report lists. */
const LEFT_OUT = /^… and (\d+) more$/;
const NOTES = /^slide\[(\d+)\]\/notes\//;
/** Distances (CIEDE2000) below which people see a difference so. */
const DIFFERENCES: readonly (readonly [below: number, words: string])[] = [
  [1, 'not visibly different'],
  [2, 'hardly different'],
  [5, 'slightly different'],
  [10, 'visibly different'],
];

/** What sets a value for many places. */
export type Cause = Pick<NonNullable<ReportedFinding['origin']>, 'kind' | 'name'>;

/** A cause in words, such as `The layout “Title Only”`. */
export function causeInWords({ kind, name }: Cause): string {
  const called = name === null ? '' : ` “${name}”`;
  const isFirst = name === null || name === '0';
  switch (kind) {
    case 'theme':
      return isFirst ? 'The theme' : `The theme of slide master ${Number(name) + 1}`;
    case 'master':
      return isFirst ? 'The slide master' : `Slide master ${Number(name) + 1}`;
    case 'layout':
      return name === null ? 'The layouts of these slides' : `The layout${called}`;
    case 'style':
      return `The style${called}`;
    case 'table_style':
      return `The table style${called}`;
    case 'numbering':
      return 'The numbering of lists';
    case 'document_defaults':
      return 'The defaults of the document';
    default:
      return `${kind}${called}`;
  }
}

/** Slides by the numbers that people count: `slides 2, 4 to 9 and 12`. @param slides counted from 0, ascending */
export function slidesInWords(slides: readonly number[]): string {
  return `${slides.length === 1 ? 'slide' : 'slides'} ${numbersInWords(slides.map((slide) => slide + 1))}`;
}

/** How many places of a finding a report does not list. Its slides are those of the listed places. */
export function placesLeftOut({ locations }: Pick<ReportedFinding, 'locations'>): number {
  return Number(LEFT_OUT.exec(locations.at(-1) ?? '')?.[1] ?? 0);
}

/** Where a finding shows: `slides 2 and 3`, `notes of slide 4`, `page 4`; null if it is not on slides or pages that are known. */
export function whereInWords({
  slide_indexes: slides,
  page_number: page,
  page_numbers,
  locations,
}: Pick<ReportedFinding, 'slide_indexes' | 'page_numbers' | 'page_number' | 'locations'>): string | null {
  const left = placesLeftOut({ locations });
  if (slides.length > 0) return slidesInWords(slides) + (left > 0 ? `, and ${counted(left, 'more place')}` : '');
  const notes = locations.flatMap((location) => NOTES.exec(location)?.[1] ?? []).map(Number);
  if (notes.length > 0) return `notes of ${slidesInWords([...new Set(notes)])}`;
  const pages = page_numbers.length > 0 ? page_numbers : page === null ? [] : [page];
  if (pages.length === 0) return null;
  return `${pages.length === 1 ? 'page' : 'pages'} ${numbersInWords(pages)}`;
}

export function differenceInWords(distance: number): string {
  return DIFFERENCES.find(([below]) => distance < below)?.[1] ?? 'clearly different';
}

export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

function numbersInWords(numbers: readonly number[]): string {
  const ranges = rangesOf(numbers);
  const shown = ranges.slice(0, MAX_RANGES).map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}, ${last}` : `${first} to ${last}`;
  });
  const left = ranges.slice(MAX_RANGES).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return LIST.format([...shown.join(', ').split(', '), ...(left > 0 ? [`${left} more`] : [])]);
}

function rangesOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
