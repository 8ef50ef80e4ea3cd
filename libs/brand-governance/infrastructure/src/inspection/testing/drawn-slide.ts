import type { SlidePicture } from '@livery/brand-governance-application';
import { samplePresentation, type SamplePresentation } from '@livery/office-testing';
import { illustrateDocument } from '../illustrate-document.ts';

/** The picture of the first slide of a sample. @throws Error when it is not drawn */
export function drawnSlide(sample: SamplePresentation, locations: readonly string[] = ['slide[0]']): SlidePicture {
  const illustration = illustrateDocument({ format: 'pptx', bytes: samplePresentation(sample) }, locations);
  const picture = illustration?.format === 'pptx' ? illustration.slides[0] : undefined;
  if (picture === undefined) throw new Error('The slide was not drawn.');
  return picture;
}

/** The position of a shape as `a:xfrm`, in points. */
export function placed(x: number, y: number, width: number, height: number, attributes = ''): string {
  const emu = (points: number): number => points * 12_700;
  return `<a:xfrm ${attributes}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`;
}

/** A preset geometry with adjust values. */
export function preset(name: string, adjusts: Readonly<Record<string, number>> = {}): string {
  const guides = Object.entries(adjusts).map(([guide, value]) => `<a:gd name="${guide}" fmla="val ${value}"/>`);
  return `<a:prstGeom prst="${name}"><a:avLst>${guides.join('')}</a:avLst></a:prstGeom>`;
}

/** A solid fill. */
export function solid(hex: string, transforms = ''): string {
  return `<a:solidFill><a:srgbClr val="${hex}">${transforms}</a:srgbClr></a:solidFill>`;
}
