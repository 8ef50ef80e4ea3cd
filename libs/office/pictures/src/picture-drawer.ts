import type { Picture } from '@livery/office-model';
import type { PresetSize } from './geometry/preset-size.ts';
import type { Canvas } from './svg/canvas.ts';
import { written } from './svg/numbers.ts';

/** At least so much of a picture is shown, however much of it is cut off. */
const MIN_SHOWN = 0.01;

/** Draws a picture into an outline that begins at 0, 0. A picture that cannot be embedded is a grey area. */
export function drawPicture(
  canvas: Canvas,
  { part, crop }: Pick<Picture, 'part' | 'crop'>,
  path: string,
  size: PresetSize,
  place: string,
): void {
  const embedded = part === null ? null : canvas.pictures(part);
  if (embedded === null) {
    canvas.add(`<path d="${path}" fill="#808080" fill-opacity=".2"${place}/>`);
    canvas.add(`<path d="${missingMark(size)}" fill="#808080" fill-opacity=".35"${place}/>`);
    return;
  }
  const { left, top, right, bottom } = crop;
  const shownX = Math.max(MIN_SHOWN, 1 - left - right);
  const shownY = Math.max(MIN_SHOWN, 1 - top - bottom);
  const [width, height] = [size.width / shownX, size.height / shownY];
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const box = `x="${written(-left * width)}" y="${written(-top * height)}" width="${written(width)}" height="${written(height)}"`;
  const data = `data:${embedded.mediaType};base64,${embedded.base64}`;
  canvas.add(`<g${place} clip-path="url(#${clip})"><image ${box} preserveAspectRatio="none" href="${data}"/></g>`);
}

/** A mountain and a sun in the middle. */
function missingMark({ width, height }: PresetSize): string {
  const unit = Math.min(width, height) / 5;
  const [x, y] = [width / 2, height / 2];
  const at = (across: number, down: number): string => `${written(x + across * unit)} ${written(y + down * unit)}`;
  const radius = written(unit * 0.35);
  const sun = `M${at(0.6, -0.7)}a${radius} ${radius} 0 1 0 .01 0Z`;
  return `M${at(-1.5, 1)}L${at(-0.5, -0.6)} ${at(0.2, 0.4)} ${at(0.6, -0.1)} ${at(1.5, 1)}Z${sun}`;
}
