import type { Rgb } from '../color/rgb.ts';
import type { Slide } from '../presentation.ts';
import type { SlideLayer } from '../slide-layer.ts';

/**
 * What learning from a template needs beyond what checks need. A reader fills it when it is asked to. It stands beside the model, so that
 * the model of a check stays as small as it is.
 */
export class TemplateFacts {
  /** The named custom colours of all themes (`a:custClrLst`), in their order. */
  readonly customColors: CustomColor[] = [];
  /**
   * A slide of each layout, as a program makes it from the layout, with a piece of text on each level of its placeholders. They are numbered
   * after the slides of the deck, and show what the template gives to slides that nobody has made yet.
   */
  readonly specimens: Slide[] = [];
  /** All layouts with a specimen, and their masters, each once. */
  slideLayers: readonly SlideLayer[] = [];
}

/** A colour that a theme names beside its slots. */
export interface CustomColor {
  readonly name: string;
  readonly rgb: Rgb;
  /** `theme[0]/custom_color[2]`. */
  readonly location: string;
}
