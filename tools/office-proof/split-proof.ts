import { mergePresentations, splitPresentation } from '@livery/office-composition';
import { slideDifferences } from './compared-slides.ts';
import { newFindings } from './new-findings.ts';
import type { ExaminationRoom, Examined } from './examination-room.ts';

/** Kinds of relationships that no slide takes along. */
const LEFT_OUT = [
  'comments',
  'commentAuthors',
  'authors',
  'vbaProject',
  'thumbnail',
  'printerSettings',
  'handoutMaster',
  'core-properties',
  'extended-properties',
  'custom-properties',
  'revisionInfo',
  'changesInfo',
  'signature',
  'origin',
];

/** The result of one proof. */
export interface Proof {
  readonly slides: number;
  /** Slides whose picture was compared; LibreOffice renders not every deck. */
  readonly compared: number;
  readonly findings: readonly string[];
}

/** Splits a deck into its slides, and merges them again. */
export async function proveSplit(room: ExaminationRoom, deck: Uint8Array): Promise<Proof> {
  const slides = [...splitPresentation(deck).slides()];
  const findings: string[] = [];
  const files = slides.map(({ bytes }) => bytes);
  const merged = slides.length > 0 ? mergePresentations(files) : null;
  const [source, ...examined] = await room.examine([deck, ...files, ...(merged === null ? [] : [merged])]);
  if (source === undefined) throw new Error('The room has lost a deck.');
  const ones = examined.slice(0, files.length);
  findings.push(...ones.flatMap((one, index) => slideFindings(one, source, index)));
  const [whole] = examined.slice(files.length);
  if (whole !== undefined) findings.push(...mergedFindings(whole, source, ones).map((finding) => `merged: ${finding}`));
  if (source.judgement.slides.length !== slides.length) findings.push(`${slides.length} slides`);
  return { slides: slides.length, compared: Math.min(source.pages.length, slides.length), findings };
}

function slideFindings(one: Examined, source: Examined, index: number): readonly string[] {
  const { counts, kinds } = one.judgement;
  const isRendered = source.pages.length > 0;
  return [
    ...newFindings(one.judgement, [source.judgement]),
    ...(isRendered && one.pages.length !== 1 ? [`LibreOffice gives ${one.pages.length} pages`] : []),
    ...['slides', 'masters', 'layouts'].flatMap((kind) =>
      counts.get(kind) === 1 ? [] : [`${counts.get(kind) ?? 0} ${kind}`],
    ),
    ...kinds.filter((kind) => LEFT_OUT.includes(kind)).map((kind) => `a relationship of kind ${kind}`),
    ...slideDifferences({ deck: one, index: 0 }, { deck: source, index }),
  ].map((finding) => `slide ${index}: ${finding}`);
}

function mergedFindings(whole: Examined, source: Examined, ones: readonly Examined[]): readonly string[] {
  const [now, before] = [whole.judgement.counts, source.judgement.counts];
  const notes = ones.reduce((total, { judgement }) => total + (judgement.counts.get('notes') ?? 0), 0);
  const isMore = (kind: string): boolean => (now.get(kind) ?? 0) > (before.get(kind) ?? 0);
  return [
    ...newFindings(
      whole.judgement,
      ones.map(({ judgement }) => judgement),
    ),
    ...(now.get('slides') === ones.length ? [] : [`${now.get('slides') ?? 0} slides`]),
    ...(now.get('notes') === notes ? [] : [`${now.get('notes') ?? 0} notes`]),
    ...['masters', 'layouts', 'notesMasters', 'images'].filter(isMore).map((kind) => `more ${kind}`),
    ...((now.get('sameImages') ?? 0) > 0 ? ['a picture twice'] : []),
    ...ones.flatMap((_, index) =>
      slideDifferences({ deck: whole, index }, { deck: source, index }).map((finding) => `slide ${index}: ${finding}`),
    ),
  ];
}
