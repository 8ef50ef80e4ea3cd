export { SlidePlaces } from './places.ts';
export { type DrawnSlide, drawSlides, type SlidePictureOptions, type SlidePictures } from './slide-pictures.ts';
export type { EmbeddablePicture, PictureSource } from './svg/canvas.ts';
export type { Rectangle } from './geometry/rectangle.ts';
export { WantedSlides } from './wanted-slides.ts';
