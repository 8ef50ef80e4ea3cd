import { applyTransforms, type ColorTransform, type Rgb, toChannels, toRgb } from '@livery/office-model';

type Shade = readonly [modulation: number, offset: number];

/**
 * The shades that the colour menus of Office offer below a theme colour, in per cent: `lumMod`, or `lumMod` with `lumOff`. Dark colours have
 * lighter shades only, light ones darker shades only.
 */
const OF_DARK: readonly Shade[] = [
  [10, 90],
  [25, 75],
  [50, 50],
  [75, 25],
  [90, 10],
];
const OF_OTHERS: readonly Shade[] = [
  [20, 80],
  [40, 60],
  [60, 40],
  [75, 0],
  [50, 0],
];
const OF_LIGHT: readonly Shade[] = [
  [90, 0],
  [75, 0],
  [50, 0],
  [25, 0],
  [10, 0],
];

const DARK_BELOW = 0.2;
const LIGHT_ABOVE = 0.8;

export interface MenuShade {
  readonly rgb: Rgb;
  readonly transforms: readonly ColorTransform[];
}

/** The shades of a colour that the colour menus of Office offer. Those of black and white are greys and left out. */
export function menuShades(rgb: Rgb): readonly MenuShade[] {
  if (rgb === 0x000000 || rgb === 0xffffff) return [];
  const channels = toChannels(rgb);
  return shadesAt(luminanceOf(rgb)).map((shade) => {
    const transforms = transformsOf(shade);
    return { rgb: toRgb(applyTransforms({ channels, alpha: 1 }, transforms).channels), transforms };
  });
}

function shadesAt(luminance: number): readonly Shade[] {
  if (luminance < DARK_BELOW) return OF_DARK;
  return luminance > LIGHT_ABOVE ? OF_LIGHT : OF_OTHERS;
}

/** The luminance of HSL, 0 to 1. */
function luminanceOf(rgb: Rgb): number {
  const bytes = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
  return (Math.max(...bytes) + Math.min(...bytes)) / 510;
}

function transformsOf([modulation, offset]: Shade): readonly ColorTransform[] {
  const kept: ColorTransform = { name: 'lumMod', value: modulation / 100 };
  return offset > 0 ? [kept, { name: 'lumOff', value: offset / 100 }] : [kept];
}
