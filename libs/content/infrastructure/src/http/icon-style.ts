import { checkedColor, type Icon, type IconStyle, OWN_COLORS, parameterInvalid } from '@livery/content-domain';
import type { IconSvgQuery } from './icon.request.ts';

/** The largest width and height in pixels. */
export const MAX_ICON_SIZE = 4_096;
/** What asks for the colours of the icon itself. */
const ORIGINAL = 'original';
const COLOR_MESSAGE = 'color is currentColor, original or a colour such as #1A2B3C, whose # is written %23 in a URL.';

/** How a caller wants to see an icon. A colour of the request wins over those of the icon. @throws DomainError `parameter_invalid` */
export function iconStyle({ color, size }: IconSvgQuery, icon: Icon): IconStyle {
  const pixels = size === undefined ? null : checkedSize(size);
  if (color === undefined) {
    const { gradientStart, gradientEnd, gradientAngle } = icon;
    return { color: icon.color, gradientStart, gradientEnd, gradientAngle, size: pixels };
  }
  return {
    ...OWN_COLORS,
    color: color === ORIGINAL ? null : checkedColor(color, 'color', COLOR_MESSAGE),
    size: pixels,
  };
}

function checkedSize(size: string): number {
  const pixels = /^[1-9][0-9]{0,3}$/.test(size) ? Number(size) : 0;
  if (pixels > 0 && pixels <= MAX_ICON_SIZE) return pixels;
  throw parameterInvalid('size', `size is a whole number from 1 to ${MAX_ICON_SIZE}.`);
}
