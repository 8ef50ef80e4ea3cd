import type { Picture } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { LocatedShape } from '../../document-view/located-content.ts';
import type { CheckContext } from '../../judging/check.ts';

interface LocatedPicture {
  readonly located: LocatedShape;
  readonly picture: Picture;
}

/** The pictures that a rule looks at: those of slides, layouts, masters and stories. */
export function picturesFor(rule: BrandRule, context: CheckContext): readonly LocatedPicture[] {
  return context.view(rule).shapes.flatMap((located) => {
    const { picture, kind } = located.shape;
    return picture === null || kind === 'ole_object' ? [] : [{ located, picture }];
  });
}

/**
 * By which factor a picture is stretched in width: its shown aspect ratio divided by that of what is left of it after
 * cropping; null when either is unknown.
 */
export function stretchOf({ shape }: LocatedShape, { aspect, crop }: Picture): number | null {
  const box = shape.frame?.box;
  if (aspect === null || box === undefined || box.width <= 0 || box.height <= 0) return null;
  const { across, down } = shareLeft(crop);
  return across > 0 && down > 0 ? box.width / box.height / ((aspect * across) / down) : null;
}

/** How many pixels are left after cropping; null when the number of pixels is unknown. */
export function shownPixels({ pixels, crop }: Picture): { readonly width: number; readonly height: number } | null {
  if (pixels === null) return null;
  const { across, down } = shareLeft(crop);
  return across > 0 && down > 0 ? { width: pixels.width * across, height: pixels.height * down } : null;
}

/** The share of its width and of its height that is left of a picture after cropping. */
function shareLeft({ left, top, right, bottom }: Picture['crop']): { readonly across: number; readonly down: number } {
  return { across: 1 - left - right, down: 1 - top - bottom };
}
