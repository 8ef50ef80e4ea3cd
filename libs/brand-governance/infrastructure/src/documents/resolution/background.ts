import type { Paint, Provenance } from '@livery/brand-governance-domain';
import type { BackgroundSource } from '../sources/sheet-source.ts';
import { resolveFill, resolveFillReference } from './fill-resolver.ts';
import type { SheetContext } from './sheet-context.ts';

/** What a background shows; a reference leads into the format scheme (effective values, 3.3). */
export function resolveBackground(
  { fill, reference }: BackgroundSource,
  { colors, theme }: SheetContext,
  provenance: Provenance,
): Paint {
  return reference
    ? resolveFillReference(reference, theme, { colors, provenance })
    : resolveFill(fill, { colors, provenance });
}
