export { type MergeOptions, mergePresentations } from './merge/merge-presentations.ts';
export { SlidesIncompatible } from './slides-incompatible.ts';
export type { LeftOut } from './split/left-out.ts';
export { type SplitOptions, type SplitPresentation, splitPresentation } from './split/split-presentation.ts';
export type { SplitSlide } from './split/split-slide.ts';
