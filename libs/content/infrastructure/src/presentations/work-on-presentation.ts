import {
  mergePresentations,
  type SplitPresentation,
  SlidesIncompatible,
  splitPresentation,
} from '@livery/office-composition';
import { PackageRefused } from '@livery/office-package';
import type { MergeTask, PresentationAnswer, PresentationTask, SplitAnswer, SplitTask } from './presentation-task.ts';

interface Work {
  readonly answer: PresentationAnswer;
  readonly output: readonly Uint8Array[];
}

/** The child itself bounds nothing by the number of slides: the order does. */
const ANY_NUMBER = 100_000;

/** Splits or merges presentations in a child process. The pool sends only tasks that this project made. */
export async function run(task: PresentationTask, input: Buffer): Promise<Work> {
  try {
    return task.kind === 'split' ? split(task, input) : merge(task, input);
  } catch (error) {
    if (error instanceof PackageRefused) {
      const { kind, code, message } = error;
      return { answer: { refused: { kind, code, message } }, output: [] };
    }
    if (error instanceof SlidesIncompatible) {
      return { answer: { incompatible: { message: error.message, decks: error.decks } }, output: [] };
    }
    throw error;
  }
}

function split({ indexes, from, mostSlides, roundSlides, roundBytes }: SplitTask, input: Buffer): Work {
  const { slideCount } = splitPresentation(input, { slides: [], maxSlides: ANY_NUMBER });
  const wanted = indexes ?? Array.from({ length: slideCount }, (_, index) => index);
  const outside = wanted.find((index) => index >= slideCount) ?? null;
  if (slideCount === 0 || wanted.length > mostSlides || outside !== null) {
    return { answer: { miscounted: { slideCount, wanted: wanted.length, outside } }, output: [] };
  }
  // What is left out is counted for all wanted slides, and slides that are made already are not made again.
  const { leftOut } = splitPresentation(input, { slides: wanted, maxSlides: ANY_NUMBER });
  const rest = splitPresentation(input, { slides: wanted.slice(from), maxSlides: ANY_NUMBER });
  const { slides, output } = roundOf(rest, roundSlides, roundBytes);
  const { thumbnail, ...counted } = leftOut;
  const answer = { slideCount, wanted: wanted.length, leftOut: { ...counted, thumbnails: thumbnail }, slides };
  return { answer: { split: answer }, output };
}

function roundOf(presentation: SplitPresentation, roundSlides: number, roundBytes: number) {
  const slides: SplitAnswer['slides'][number][] = [];
  const output: Uint8Array[] = [];
  let size = 0;
  for (const { bytes, ...slide } of factsOf(presentation)) {
    slides.push(slide);
    output.push(bytes);
    size += bytes.length;
    if (slides.length >= roundSlides || size >= roundBytes) break;
  }
  return { slides, output };
}

function* factsOf(presentation: SplitPresentation) {
  for (const slide of presentation.slides()) {
    const { index, isHidden, title, text, notes, layoutName, fonts, colors, contentHash, bytes } = slide;
    const { aspectRatio } = presentation;
    const facts = { index, isHidden, title, text, notes, layoutName, fonts, colors, aspectRatio, contentHash };
    yield { facts, size: bytes.length, bytes };
  }
}

function merge({ sizes, templateSize }: MergeTask, input: Buffer): Work {
  let at = 0;
  const next = (size: number): Uint8Array => input.subarray(at, (at += size));
  const decks = sizes.map(next);
  const template = templateSize === null ? undefined : next(templateSize);
  const merged = mergePresentations(decks, template === undefined ? {} : { template });
  return { answer: { merged: { size: merged.length } }, output: [merged] };
}
