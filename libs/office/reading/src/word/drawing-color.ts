import type { ColorTransform } from '@livery/office-model';
import type { ColorSource } from '../drawing/source/color-source.ts';

/** A colour as DrawingML has it, of something that is written otherwise: `schemeClr`, `srgbClr` … with its value. */
export function drawingColor(kind: string, value: string, transforms: readonly ColorTransform[]): ColorSource {
  const steps = transforms.map((one) => `${one.name}${one.value}`);
  return { kind, value, components: [], transforms, key: [kind, value, ...steps].join(' ') };
}
