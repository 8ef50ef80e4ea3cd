export { SlidesIncompatible } from './slides-incompatible.ts';
