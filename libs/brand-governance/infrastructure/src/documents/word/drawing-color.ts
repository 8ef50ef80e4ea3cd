import type { ColorTransform } from '@livery/brand-governance-domain';
import type { ColorSource } from '../sources/color-source.ts';

/** A colour as DrawingML has it, of something that is written otherwise: `schemeClr`, `srgbClr` … with its value. */
export function drawingColor(kind: string, value: string, transforms: readonly ColorTransform[]): ColorSource {
  const steps = transforms.map((one) => `${one.name}${one.value}`);
  return { kind, value, components: [], transforms, key: [kind, value, ...steps].join(' ') };
}
