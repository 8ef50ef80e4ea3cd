import type { BrandCheckIllustrationResource } from '@livery/brand-governance-contracts';
import { publicId } from '@livery/kernel';
import type { Illustration, LocationBox, OutlinePart } from '../ports/document-illustrator.ts';

/** The illustration of a stored check as its GET returns it. @param checkId the UUID of the check */
export function brandCheckIllustrationResource(
  checkId: string,
  illustration: Illustration,
): BrandCheckIllustrationResource {
  return {
    id: publicId('brand_illustration', checkId),
    object: 'brand_check_illustration',
    brand_check: publicId('brand_check', checkId),
    content_type: illustration.format,
    ...(illustration.format === 'pptx' ? shown(illustration) : NO_SLIDES),
    ...(illustration.format === 'docx' ? outlined(illustration) : NO_OUTLINE),
  };
}

const NO_SLIDES = { slide_count: null, slides: [], slides_left_out: [] } as const;
const NO_OUTLINE = { outline: [], outline_left_out: 0 } as const;

function shown({ slideCount, slides, leftOut }: Extract<Illustration, { format: 'pptx' }>) {
  return {
    slide_count: slideCount,
    slides: slides.map(({ slideIndex, width, height, svg, boxes }) => {
      return { slide_index: slideIndex, width, height, svg: svg.toWellFormed(), boxes: boxes.flatMap(roundedBox) };
    }),
    slides_left_out: leftOut,
  };
}

/** Rounds to hundredths of a point. Groups that scale each other can make numbers that JSON does not have; such boxes are left out. */
function roundedBox({ location, x, y, width, height }: LocationBox): readonly LocationBox[] {
  const box = { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
  return Object.values(box).every(Number.isFinite) ? [{ location, ...box }] : [];
}

function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

function outlined({ parts, leftOut }: Extract<Illustration, { format: 'docx' }>) {
  return { outline: parts.map(outlinePart), outline_left_out: leftOut };
}

function outlinePart({ story, section, page, entries }: OutlinePart) {
  return {
    story,
    section_index: section,
    page_number: page,
    entries: entries.map(({ headingLevel, text, marked, locations }) => {
      return { heading_level: headingLevel, text: text.toWellFormed(), marked, locations };
    }),
  };
}
