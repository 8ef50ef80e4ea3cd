import type { Box, DocumentModel, Shape, Slide, SlideSize } from '@livery/office-model';

/**
 * Whether a shape is parked: it lies completely beside its slide, where nobody sees it in the show. On a slide with animations it may move
 * onto the slide, and does not count.
 */
export function isParked({ frame }: Shape, slide: Slide | null, model: DocumentModel): boolean {
  if (model.format !== 'pptx' || frame === null || (slide !== null && slide.animatedShapes > 0)) return false;
  return isOutside(frame.bounds, model.slideSize);
}

/** Whether a box lies completely outside of a slide or page. */
export function isOutside({ x, y, width, height }: Box, size: SlideSize): boolean {
  return x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
}
