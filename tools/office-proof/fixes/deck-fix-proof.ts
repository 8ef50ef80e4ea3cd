import type { Rectangle } from '@livery/office-pictures';
import type { Examined, ExaminationRoom } from '../examination-room.ts';
import { newFindings } from '../new-findings.ts';
import { type DotArea, pageDifference } from '../page-difference.ts';
import { DOTS_PER_INCH } from '../page-images.ts';
import type { FixedSpecimen } from './fixed-specimen.ts';
import type { FixProof } from './proof-result.ts';
import { type TouchedSlide, touchedSlides } from './touched-boxes.ts';

/** The largest share of the dots of a page that may differ outside of what was touched. */
export const MOST_DIFFERENT = 0.001;
const DOTS_PER_POINT = DOTS_PER_INCH / 72;
/** Lines are drawn around a box, half of their width outside. */
const LINE_POINTS = 3;

/**
 * Compares a fixed deck with its source: what the validators report, and the picture of each slide outside of what was touched. That
 * are the boxes of touched shapes, and the words of their texts where a text does not fit into its shape.
 */
export async function proveDeckFix(room: ExaminationRoom, fixed: FixedSpecimen): Promise<FixProof> {
  const [before, after] = await room.examine([fixed.before, fixed.after]);
  if (before === undefined || after === undefined) throw new Error('The room has lost a deck.');
  const slides = touchedSlides(fixed);
  // A deck whose hidden slides were all of its slides has one empty page.
  const opened = before.pages.length > 0;
  return {
    pages: after.pages.length,
    compared: opened ? slides.length : 0,
    findings: [
      ...newFindings(after.judgement, [before.judgement]).filter((one) => !before.judgement.problems.includes(one)),
      ...(opened && after.pages.length !== Math.max(1, slides.length)
        ? [`LibreOffice gives ${after.pages.length} pages`]
        : []),
      ...(opened ? slides.flatMap((slide) => differencesOn(slide, before, after)) : []),
    ],
  };
}

function differencesOn(slide: TouchedSlide, before: Examined, after: Examined): readonly string[] {
  const [one, other] = [before.pages[slide.formerIndex], after.pages[slide.index]];
  if (one === undefined || other === undefined) return [`slide ${slide.index}: LibreOffice gives no page`];
  const words = [before.words[slide.formerIndex], after.words[slide.index]].flat();
  const ofTouched = words.filter((word) => word !== undefined).filter(({ text }) => slide.texts.includes(text));
  const share = pageDifference(one, other, [...slide.boxes, ...ofTouched].map(dotsOf));
  if (share <= MOST_DIFFERENT) return [];
  return [`slide ${slide.index}: ${(100 * share).toFixed(3)} % of the page differ outside of what was touched`];
}

function dotsOf({ x, y, width, height }: Rectangle): DotArea {
  return {
    x: (x - LINE_POINTS) * DOTS_PER_POINT,
    y: (y - LINE_POINTS) * DOTS_PER_POINT,
    width: (width + 2 * LINE_POINTS) * DOTS_PER_POINT,
    height: (height + 2 * LINE_POINTS) * DOTS_PER_POINT,
  };
}
