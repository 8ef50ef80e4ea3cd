import type { Illustration, OutlineEntry, OutlinePart } from '@livery/brand-governance-application';
import { locationOf, type Paragraph, type Story, type TextDocument } from '@livery/office-model';
import { CellParagraphs } from './cell-paragraphs.ts';

const MOST_ENTRIES = 2_000;
const MOST_LOCATIONS = 50;
/** The most characters of a heading, or before and behind what was found in a paragraph. */
const CONTEXT = 90;

type PartDraft = OutlinePart & { readonly entries: OutlineEntry[] };

/**
 * The outline of a text document: its headings, and the paragraphs with findings. Headings stand in it only where they help to find a
 * paragraph: the last one of each level before it.
 */
export function outlineOf({ stories }: TextDocument, locations: readonly string[]): Illustration {
  const found = byParagraph(locations, new CellParagraphs(stories));
  const parts: PartDraft[] = [];
  let [entries, leftOut] = [0, 0];
  for (const story of stories) {
    for (const { paragraph, entry } of entriesOf(story, found)) {
      if (entries >= MOST_ENTRIES) {
        leftOut += 1;
        continue;
      }
      entries += 1;
      add(parts, story, paragraph, entry);
    }
  }
  return { format: 'docx', parts, leftOut };
}

/** The locations by the paragraphs that they lead through. */
function byParagraph(locations: readonly string[], cells: CellParagraphs): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const location of new Set(locations)) {
    const paragraph = cells.of(location) ?? /^.*?\/paragraph\[\d+]/.exec(location)?.[0];
    if (paragraph === undefined) continue;
    const known = found.get(paragraph) ?? [];
    if (known.length < MOST_LOCATIONS) known.push(location);
    found.set(paragraph, known);
  }
  return found;
}

function* entriesOf(story: Story, found: ReadonlyMap<string, readonly string[]>) {
  const path = locationOf(story.address);
  let headings: Paragraph[] = [];
  for (const paragraph of story.paragraphs) {
    const level = paragraph.flow?.style.headingLevel ?? null;
    const locations = found.get(`${path}/paragraph[${paragraph.number}]`) ?? [];
    if (level !== null) headings = headings.filter(({ flow }) => (flow?.style.headingLevel ?? 0) < level);
    if (locations.length > 0) {
      for (const heading of headings) yield { paragraph: heading, entry: entryOf(heading, path, []) };
      headings = [];
      yield { paragraph, entry: entryOf(paragraph, path, locations) };
    } else if (level !== null && paragraph.text.trim() !== '') {
      headings.push(paragraph);
    }
  }
}

function entryOf(paragraph: Paragraph, path: string, locations: readonly string[]): OutlineEntry {
  const { text, flow } = paragraph;
  const run = firstRun(paragraph, `${path}/paragraph[${paragraph.number}]`, locations);
  const from = Math.max(0, (run?.start ?? 0) - CONTEXT);
  const to = Math.min(text.length, (run === null ? 0 : Math.min(run.end, run.start + CONTEXT)) + CONTEXT);
  const before = from > 0 ? '…' : '';
  const shown = `${before}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  const shift = before.length - from;
  const marked = run === null ? null : { start: run.start + shift, end: Math.min(run.end, to) + shift };
  return { headingLevel: flow?.style.headingLevel ?? null, text: shown, marked, locations };
}

/** The offsets of the first run with a finding. */
function firstRun({ runs }: Paragraph, path: string, locations: readonly string[]) {
  const numbers = locations.flatMap((location) => {
    const number = location.startsWith(`${path}/run[`) ? /\/run\[(\d{1,9})]/.exec(location)?.[1] : undefined;
    return number === undefined ? [] : [Number(number)];
  });
  const first = Math.min(...numbers);
  if (first >= runs.length) return null;
  let start = 0;
  for (let index = 0; index < first; index += 1) start += runs.lengthAt(index);
  return { start, end: start + runs.lengthAt(first) };
}

/** Adds an entry to the part of its page, which is the last one or a new one. */
function add(parts: PartDraft[], { name }: Story, { flow }: Paragraph, entry: OutlineEntry): void {
  const place = { story: name, section: flow?.section ?? null, page: flow?.page ?? null };
  const last = parts.at(-1);
  const isSame = last?.story === place.story && last.section === place.section && last.page === place.page;
  if (isSame) last.entries.push(entry);
  else parts.push({ ...place, entries: [entry] });
}
