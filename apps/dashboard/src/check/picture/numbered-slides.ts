import type { FindingGroup } from '../report/arrange.ts';
import { framesOf, type SlidePicture } from './frames.ts';
import { idsOn, numberRows } from './number-rows.ts';

/** The first slide on whose picture a finding has its number, by the id of the finding. @param places the findings slide by slide */
export function numberedSlides(
  pictures: readonly SlidePicture[],
  places: readonly FindingGroup[],
): ReadonlyMap<string, number> {
  const bySlide = new Map(pictures.map((picture) => [picture.slide_index, picture]));
  const slides = new Map<string, number>();
  for (const { slide, findings, further } of places) {
    const picture = slide === null ? undefined : bySlide.get(slide);
    if (picture === undefined) continue;
    const rows = numberRows(framesOf(picture, [...findings, ...further]), picture.width / picture.height);
    for (const id of idsOn(rows)) if (!slides.has(id)) slides.set(id, picture.slide_index);
  }
  return slides;
}
