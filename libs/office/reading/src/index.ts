export { describePicture } from './media/describe-picture.ts';
export { type PixelSize, pixelSize } from './media/pixel-size.ts';
export { type SmallPicture, type SmallPictureLimits, SmallPictures } from './media/small-pictures.ts';
export type { LayoutNeeds } from './presentation/deck-layout-reader.ts';
export { personalProperty } from './parts/properties-source.ts';
export { readPresentation } from './presentation/presentation-reader.ts';
export { readTextDocument } from './word/text-document-reader.ts';
