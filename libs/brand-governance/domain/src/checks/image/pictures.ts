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
 * By which factor a picture is stretched in width: its shown aspect ratio divided by that of its cropped pixels; null when
 * either is unknown.
 */
export function stretchOf({ shape }: LocatedShape, picture: Picture): number | null {
  const shown = shownPixels(picture);
  const box = shape.frame?.box;
  if (shown === null || box === undefined || box.width <= 0 || box.height <= 0) return null;
  return box.width / box.height / (shown.width / shown.height);
}

/** How many pixels are left after cropping; null when the number of pixels is unknown. */
export function shownPixels({ pixels, crop }: Picture): { readonly width: number; readonly height: number } | null {
  if (pixels === null) return null;
  const width = pixels.width * (1 - crop.left - crop.right);
  const height = pixels.height * (1 - crop.top - crop.bottom);
  return width > 0 && height > 0 ? { width, height } : null;
}
