import { locationOf, type Paragraph, type Story, type TextDocument } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readTextDocument } from '@livery/office-reading';
import type { ExaminationRoom } from '../examination-room.ts';
import { pageDifference } from '../page-difference.ts';
import type { RenderedText } from '../page-images.ts';
import { MOST_DIFFERENT } from './deck-fix-proof.ts';
import type { FixProof } from './proof-result.ts';
import type { FixedSpecimen } from './fixed-specimen.ts';
import { visibleValues } from './visible-values.ts';

/** How the last location of a finding begins that has more of them: `… and 16 more`. */
const MORE_LOCATIONS = '…';
/** A finding shows this number of paragraphs at most. */
const MOST_SHOWN = 3;
/** So many characters of a paragraph are searched for on the pages. */
const SEARCHED_LENGTH = 40;

/**
 * Compares a fixed text document with its source. Text flows, so that all after the first touched paragraph may move: the pages before
 * it are compared as pictures, and the text of all paragraphs as LibreOffice reads it, but for the paragraphs whose text was changed.
 */
export async function proveTextFix(
  room: ExaminationRoom,
  { before, after, locations }: FixedSpecimen,
): Promise<FixProof> {
  const [source, result] = await room.renderTexts([before, after]);
  if (source === undefined || result === undefined) throw new Error('The room has lost a document.');
  if (source.pages.length === 0) return { pages: result.pages.length, compared: 0, findings: [] };
  if (result.pages.length === 0) return { pages: 0, compared: 0, findings: ['LibreOffice does not open it any more'] };
  const [was, is] = [before, after].map((bytes) => readTextDocument(OoxmlPackage.open(bytes)));
  if (was === undefined || is === undefined) throw new Error('There are two documents.');
  const compared = firstTouchedPage(was, is, source);
  const pages = source.pages.slice(0, compared).flatMap((page, index) => {
    const share = pageDifference(page, result.pages[index] ?? Buffer.alloc(0));
    return share > MOST_DIFFERENT ? [`page ${index + 1}: ${(100 * share).toFixed(3)} % differ`] : [];
  });
  return {
    pages: result.pages.length,
    compared,
    findings: [...pages, ...strangeTexts(was, is, locations, [source, result])],
  };
}

/** How many pages end before the first paragraph that looks different; all if none does. */
function firstTouchedPage(was: TextDocument, is: TextDocument, source: RenderedText): number {
  const everywhere = ({ sections, pageBackground, settings }: TextDocument): string =>
    visibleValues({ sections, pageBackground, settings: { ...settings, revisionIds: 0, attachedTemplate: null } });
  if (everywhere(was) !== everywhere(is)) return 0;
  const pages = was.stories
    .filter(({ kind }) => kind !== 'comment' && kind !== 'header' && kind !== 'footer')
    .map((story) => touchedPageOf(story, is.stories, source));
  return Math.min(source.pages.length, ...pages);
}

function touchedPageOf(story: Story, now: readonly Story[], source: RenderedText): number {
  const other = now.find(({ address }) => locationOf(address) === locationOf(story.address));
  const isTouched = (paragraph: Paragraph, index: number): boolean => {
    const drawings = ({ drawings }: Story): string =>
      visibleValues(drawings.filter((drawing) => drawing.paragraph === index));
    const changed = other?.paragraphs[index];
    return changed === undefined || looks(paragraph) !== looks(changed) || drawings(story) !== drawings(other ?? story);
  };
  const first = story.paragraphs.findIndex(isTouched);
  if (first < 0) return source.pages.length;
  // An empty paragraph lies behind the one before it.
  const named = story.paragraphs.slice(0, first + 1).findLast(({ text }) => squeezed(text) !== '');
  const words = squeezed(named?.text ?? '').slice(0, SEARCHED_LENGTH);
  return words === ''
    ? 0
    : Math.max(
        0,
        source.texts.findIndex((text) => squeezed(text).includes(words)),
      );
}

function looks(paragraph: Paragraph): string {
  return visibleValues({ ...paragraph, flow: { ...paragraph.flow, id: '' } });
}

/** Paragraphs of which LibreOffice reads another text although the fix did not change it. */
function strangeTexts(
  was: TextDocument,
  is: TextDocument,
  locations: readonly string[],
  [source, result]: readonly [RenderedText, RenderedText],
): readonly string[] {
  const changed = changedTexts(was, is, locations).map(withoutNumbers);
  const lost = withoutOnes(source.paragraphs, result.paragraphs);
  const fresh = withoutOnes(result.paragraphs, source.paragraphs);
  const strange = lost.filter((line) => {
    const words = withoutNumbers(line);
    return !changed.some((text) => words.includes(text) || text.includes(words));
  });
  const read = (lines: readonly string[]): string => lines.map((line) => `"${line.slice(0, 60)}"`).join(', ');
  if (strange.length > 0)
    return [`LibreOffice does not read these ${strange.length} any more: ${read(strange.slice(0, MOST_SHOWN))}`];
  return fresh.length > lost.length ? [`LibreOffice reads more paragraphs: ${read(fresh.slice(0, MOST_SHOWN))}`] : [];
}

/** The paragraphs that others do not have, or not as often. */
function withoutOnes(paragraphs: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others.map(squeezed)) left.set(other, (left.get(other) ?? 0) + 1);
  return paragraphs.map(squeezed).filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return text !== '' && count <= 0;
  });
}

/**
 * The former texts of paragraphs that the fix names and that have another text now, and of removed comments. A finding with very many
 * places names only some of them: then each paragraph that has another text now may have been changed.
 */
function changedTexts(was: TextDocument, is: TextDocument, locations: readonly string[]): readonly string[] {
  const now = new Set(is.stories.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeezed(text))));
  const namesAll = !locations.some((location) => location.startsWith(MORE_LOCATIONS));
  return was.stories.flatMap(({ kind, address, paragraphs }) => {
    const inStory = locations.filter((location) => location.startsWith(locationOf(address)));
    return paragraphs
      .filter(
        ({ number }) =>
          !namesAll || kind === 'comment' || inStory.some((location) => location.includes(`paragraph[${number}]`)),
      )
      .map(({ text }) => squeezed(text))
      .filter((text) => text !== '' && !now.has(text));
  });
}

/** LibreOffice writes the numbers of notes into the text. */
function withoutNumbers(text: string): string {
  return text.replace(/\d/g, '');
}

/** A text without what lines and fields of a page add or take away. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
