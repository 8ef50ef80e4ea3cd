import type { Illustration, SlidePicture } from '@livery/brand-governance-application';
import type { UploadedDocument } from '@livery/brand-governance-domain';
import { DeckLayout, type Slide } from '@livery/office-model';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { type DrawnSlide, drawSlides, SlidePlaces, WantedSlides } from '@livery/office-pictures';
import { readPresentation, readTextDocument, SmallPictures } from '@livery/office-reading';
import { outlineOf } from './document-outline.ts';

/** The most characters of all pictures of a document. */
const PICTURE_BUDGET = 8 * 1_024 * 1_024;
/** How many of them embedded pictures may take. */
const EMBEDDED_BUDGET = PICTURE_BUDGET / 2;
/** The largest embedded picture in bytes. With many slides each has to be smaller, so that all slides show theirs. */
const LARGEST_EMBEDDED = 512 * 1_024;
const SMALLEST_EMBEDDED = 32 * 1_024;
/** The most boxes on one slide. */
const MOST_BOXES = 1_000;

/**
 * Draws one document in the calling thread; null when it cannot be read.
 * @param locations of findings, the most important ones first
 * @param slides the indexes of the slides to draw; null for those with findings
 */
export function illustrateDocument(
  { bytes, format }: UploadedDocument,
  locations: readonly string[],
  slides: readonly number[] | null = null,
): Illustration | null {
  try {
    const file = OoxmlPackage.open(bytes);
    if (file.family === 'presentation' && format === 'pptx')
      return picturesOf(file, new WantedSlides(locations, slides));
    if (file.family === 'document' && format === 'docx') return outlineOf(readTextDocument(file), locations);
    return null;
  } catch (error) {
    if (error instanceof PackageRefused) return null;
    throw error;
  }
}

function picturesOf(file: OoxmlPackage, wanted: WantedSlides): Illustration {
  const layout = new DeckLayout();
  const model = readPresentation(file, { layout: { into: layout, wants: (slide) => wanted.take(slide) } });
  const { indexes } = wanted;
  const small = new SmallPictures(file, {
    each: Math.min(LARGEST_EMBEDDED, Math.max(SMALLEST_EMBEDDED, EMBEDDED_BUDGET / (2 * Math.max(1, indexes.length)))),
    all: EMBEDDED_BUDGET,
  });
  const { slides, leftOut } = drawSlides(model, indexes, {
    layout,
    budget: PICTURE_BUDGET,
    pictures: (part) => small.of(part),
  });
  const places = new SlidePlaces(model.slideSize, layout);
  const boxed = slides.map((slide) => withBoxes(slide, places, model.slides[slide.slideIndex], wanted));
  return { format: 'pptx', slideCount: model.slides.length, slides: boxed, leftOut };
}

function withBoxes(
  slide: DrawnSlide,
  places: SlidePlaces,
  shown: Slide | undefined,
  wanted: WantedSlides,
): SlidePicture {
  if (shown === undefined) return { ...slide, boxes: [] };
  const boxes = wanted
    .locationsOn(slide.slideIndex)
    .slice(0, MOST_BOXES)
    .flatMap((location) => {
      const box = places.boxOf(location, shown);
      return box === undefined ? [] : [{ location, ...box }];
    });
  return { ...slide, boxes };
}
