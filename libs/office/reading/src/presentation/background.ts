import type { Paint, Provenance } from '@livery/office-model';
import type { DrawingContext } from '../drawing/drawing-context.ts';
import { resolveFill, resolveFillReference } from '../drawing/fill-resolver.ts';
import type { BackgroundSource } from '../drawing/source/slide-part-source.ts';

/** The paint of a background: its own fill, or one of the theme's format scheme that it refers to (effective values, 3.3). */
export function resolveBackground(
  { fill, reference }: BackgroundSource,
  { colors, theme }: DrawingContext,
  provenance: Provenance,
): Paint {
  return reference
    ? resolveFillReference(reference, theme, { colors, provenance })
    : resolveFill(fill, { colors, provenance });
}
