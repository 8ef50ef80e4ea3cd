import type { DeckLayout, Presentation, Slide, SlideSize } from '@livery/office-model';
import { drawPicture } from './picture-drawer.ts';
import { ShapeDrawer } from './shape-drawer.ts';
import { Canvas, type PictureSource } from './svg/canvas.ts';
import { escaped } from './svg/escape.ts';
import { points, written } from './svg/numbers.ts';
import { fillAttributes } from './svg/paints.ts';
import { TextDrawer } from './text/text-drawer.ts';

const MAX_TITLE = 120;

/** A slide as one `<svg>` element, in points. */
export interface DrawnSlide {
  readonly slideIndex: number;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export interface SlidePictureOptions {
  /** What the reader noted for drawing. */
  readonly layout: DeckLayout;
  readonly pictures: PictureSource;
  /** The most characters of all pictures together. */
  readonly budget: number;
}

/** The pictures, and the indexes of the slides that did not fit into the budget. */
export interface SlidePictures {
  readonly slides: readonly DrawnSlide[];
  readonly leftOut: readonly number[];
}

/** Draws the slides with these indexes, as far as the budget goes: the first ones first. */
export function drawSlides(
  { slides, slideSize }: Presentation,
  indexes: readonly number[],
  { layout, pictures, budget }: SlidePictureOptions,
): SlidePictures {
  const drawn: DrawnSlide[] = [];
  const leftOut: number[] = [];
  const texts = new TextDrawer();
  let left = budget;
  for (const slide of indexes.map((index) => slides[index]).filter((one) => one !== undefined)) {
    const svg = left <= 0 ? null : drawSlide(slide, slideSize, { layout, pictures, budget: left }, texts);
    if (svg === null || svg.length > left) {
      leftOut.push(slide.index);
      continue;
    }
    left -= svg.length;
    drawn.push({ slideIndex: slide.index, width: points(slideSize.width), height: points(slideSize.height), svg });
  }
  return { slides: drawn.toSorted(bySlide), leftOut: leftOut.toSorted((one, other) => one - other) };
}

function bySlide(one: DrawnSlide, other: DrawnSlide): number {
  return one.slideIndex - other.slideIndex;
}

/** Null when the slide does not fit into the budget. */
function drawSlide(
  slide: Slide,
  slideSize: SlideSize,
  { layout, pictures, budget }: SlidePictureOptions,
  texts: TextDrawer,
): string | null {
  const canvas = new Canvas(`slide${slide.index}`, budget, pictures);
  const [width, height] = [points(slideSize.width), points(slideSize.height)];
  drawBackground(canvas, slide, layout, width, height);
  const shapes = new ShapeDrawer(layout, texts);
  for (const layer of slide.layers) shapes.drawAll(canvas, layer.shapes);
  shapes.drawAll(canvas, slide.shapes);
  if (canvas.isFull) return null;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${written(width)} ${written(height)}" role="img" style="white-space:pre">`;
  return `${open}<title>${escaped(titleOf(slide))}</title>${canvas.content}</svg>`;
}

function drawBackground(canvas: Canvas, slide: Slide, layout: DeckLayout, width: number, height: number): void {
  const { gradient, picture } = layout.backgrounds.get(slide) ?? { gradient: null, picture: null };
  const path = `M0 0H${written(width)}V${written(height)}H0Z`;
  canvas.add(`<path d="${path}" fill="#FFFFFF"/>`);
  if (slide.background.kind === 'picture' && picture !== null) {
    const unused = { adjust: () => 0, angle: () => 0 };
    drawPicture(canvas, picture, path, { width, height, ...unused }, '');
  } else if (slide.background.kind !== 'none') {
    canvas.add(`<path d="${path}"${fillAttributes(slide.background, gradient, canvas)}/>`);
  }
}

function titleOf({ index, shapes }: Slide): string {
  const title = shapes.find(({ placeholder }) => placeholder?.type === 'title' || placeholder?.type === 'ctrTitle');
  const words = (title?.text ?? [])
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `Slide ${index + 1}${words === '' ? '' : `: ${words.slice(0, MAX_TITLE)}`}`;
}
