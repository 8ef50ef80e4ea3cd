import { mergePresentations, splitPresentation } from '@livery/office-composition';
import { slideDifferences } from './compared-slides.ts';
import { newFindings } from './new-findings.ts';
import type { Proof } from './split-proof.ts';
import type { ExaminationRoom, Examined } from './examination-room.ts';

/** From each deck come so many slides at most. */
const MAX_SLIDES = 4;
/** What the notes of a slide say about their master, which is another deck's after a merge. */
const NOTES_MASTER = /^(?:new|lost): notesMaster /;

/**
 * Merges slides of two decks, one of each in turn. The default text style of the merged deck is the first deck's, so that text of the other
 * deck may look different in it; the slides are compared as they look with that style.
 */
export async function proveMerge(room: ExaminationRoom, decks: readonly [Uint8Array, Uint8Array]): Promise<Proof> {
  const [ones, others] = decks.map(firstSlides);
  const files = Array.from({ length: MAX_SLIDES }, (_, index) => [ones?.[index], others?.[index]])
    .flat()
    .filter((file) => file !== undefined);
  const merged = mergePresentations(files);
  const [whole, ...examined] = await room.examine([merged, ...files], 0);
  if (whole === undefined) throw new Error('The room has lost a deck.');
  const findings = [
    ...newFindings(
      whole.judgement,
      examined.map(({ judgement }) => judgement),
    ),
    ...countFindings(whole, examined),
    ...examined.flatMap((deck, index) =>
      slideDifferences({ deck: whole, index }, { deck, index: 0 })
        .filter((finding) => !NOTES_MASTER.test(finding))
        .map((finding) => `slide ${index}: ${finding}`),
    ),
  ];
  return { slides: files.length, compared: whole.pages.length, findings };
}

function firstSlides(deck: Uint8Array): readonly Uint8Array[] {
  const slides: Uint8Array[] = [];
  for (const { bytes } of splitPresentation(deck).slides()) {
    if (slides.length === MAX_SLIDES) break;
    slides.push(bytes);
  }
  return slides;
}

function countFindings(whole: Examined, ones: readonly Examined[]): readonly string[] {
  const { counts } = whole.judgement;
  const sum = (kind: string): number =>
    ones.reduce((total, { judgement }) => total + (judgement.counts.get(kind) ?? 0), 0);
  return [
    ...(counts.get('slides') === ones.length ? [] : [`${counts.get('slides') ?? 0} slides`]),
    ...(counts.get('notes') === sum('notes') ? [] : [`${counts.get('notes') ?? 0} notes`]),
    ...((counts.get('notesMasters') ?? 0) <= 1 ? [] : ['several notes masters']),
    ...((counts.get('sameImages') ?? 0) === 0 ? [] : ['a picture twice']),
    ...(whole.pages.length === ones.length ? [] : [`LibreOffice gives ${whole.pages.length} pages`]),
  ];
}
