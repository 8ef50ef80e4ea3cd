import type { ColorTransform } from '@livery/office-model';
import type { ColorSource } from '../drawing/source/color-source.ts';

/** Makes a colour of DrawingML for one that is written in another vocabulary. @param kind `schemeClr`, `srgbClr` … */
export function drawingColor(kind: string, value: string, transforms: readonly ColorTransform[]): ColorSource {
  const steps = transforms.map((one) => `${one.name}${one.value}`);
  return { kind, value, components: [], transforms, key: [kind, value, ...steps].join(' ') };
}
