import { type Rgb, toChannels, toLinear } from '@livery/office-model';

/** A colour in the CIELAB space under illuminant D65. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export function toLab(rgb: Rgb): Lab {
  const [encodedRed, encodedGreen, encodedBlue] = toChannels(rgb);
  const red = toLinear(encodedRed);
  const green = toLinear(encodedGreen);
  const blue = toLinear(encodedBlue);
  const x = cubeRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = cubeRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = cubeRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function cubeRoot(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

/**
 * The CIEDE2000 difference of two colours (CIE 142-2001, in the notation of Sharma, Wu and Dalal 2005). A difference of 2 is
 * hardly visible.
 */
export function ciede2000(one: Lab, two: Lab): number {
  const meanChroma7 = ((Math.hypot(one.a, one.b) + Math.hypot(two.a, two.b)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7));
  const first = chromaAndHue(one, stretch);
  const second = chromaAndHue(two, stretch);
  const turn = hueDifference(first, second);
  const meanHue = hueMean(first, second);
  const meanC = (first.chroma + second.chroma) / 2;
  const meanL50 = ((one.l + two.l) / 2 - 50) ** 2;

  const lightness = (two.l - one.l) / (1 + (0.015 * meanL50) / Math.sqrt(20 + meanL50));
  const chroma = (second.chroma - first.chroma) / (1 + 0.045 * meanC);
  const hue = (2 * Math.sqrt(first.chroma * second.chroma) * sine(turn / 2)) / (1 + 0.015 * meanC * hueWeight(meanHue));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation(meanC, meanHue) * chroma * hue);
}

/**
 * A lower bound of the CIEDE2000 difference: the difference in lightness alone, whose weight is at most 1.747. For most pairs
 * the bound is enough.
 */
export function leastDistance(one: Lab, two: Lab): number {
  return Math.abs(one.l - two.l) / 1.75;
}

interface ChromaAndHue {
  readonly chroma: number;
  /** The hue in degrees, from 0 to 360. */
  readonly hue: number;
}

function chromaAndHue({ a, b }: Lab, stretch: number): ChromaAndHue {
  const stretched = a * stretch;
  const hue = (Math.atan2(b, stretched) * 180) / Math.PI;
  return { chroma: Math.hypot(stretched, b), hue: hue < 0 ? hue + 360 : hue };
}

function hueDifference(first: ChromaAndHue, second: ChromaAndHue): number {
  if (first.chroma * second.chroma === 0) return 0;
  const turn = second.hue - first.hue;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function hueMean(first: ChromaAndHue, second: ChromaAndHue): number {
  const sum = first.hue + second.hue;
  if (first.chroma * second.chroma === 0) return sum;
  if (Math.abs(first.hue - second.hue) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function hueWeight(hue: number): number {
  return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63);
}

function rotation(chroma: number, hue: number): number {
  const chroma7 = chroma ** 7;
  const angle = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  return -2 * Math.sqrt(chroma7 / (chroma7 + 25 ** 7)) * sine(angle);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
