import { type Rgb, toChannels, toLinear } from '@livery/office-model';

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Rgb, two: Rgb): number {
  const first = luminance(one) + 0.05;
  const second = luminance(two) + 0.05;
  return first > second ? first / second : second / first;
}

/**
 * Lays a colour over another one, channel by encoded channel (effective values, 2.4). @param alpha the opacity of the upper
 * colour, from 0 to 1
 */
export function composed(top: Rgb, alpha: number, below: Rgb): Rgb {
  if (alpha >= 1) return top;
  if (alpha <= 0) return below;
  const channel = (shift: number): number =>
    Math.round(((top >> shift) & 0xff) * alpha + ((below >> shift) & 0xff) * (1 - alpha));
  return channel(16) * 0x10000 + channel(8) * 0x100 + channel(0);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = toChannels(rgb);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}
