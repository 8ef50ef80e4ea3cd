import type { Paint, Provenance } from '@livery/office-model';
import { resolveFill, resolveFillReference } from '../drawing/fill-resolver.ts';
import type { DrawingContext } from '../drawing/drawing-context.ts';
import type { BackgroundSource } from '../drawing/source/slide-part-source.ts';

/** What a background shows; a reference leads into the format scheme (effective values, 3.3). */
export function resolveBackground(
  { fill, reference }: BackgroundSource,
  { colors, theme }: DrawingContext,
  provenance: Provenance,
): Paint {
  return reference
    ? resolveFillReference(reference, theme, { colors, provenance })
    : resolveFill(fill, { colors, provenance });
}
