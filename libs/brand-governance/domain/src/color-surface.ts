export { COLOR_SURFACES, type ColorSurface, FONT_SURFACES, isColorSurface, TEXT_SURFACES } from '@livery/office-model';
