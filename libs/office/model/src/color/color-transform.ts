import { type Channels, fromHsl, type Hsl, toHsl } from './hsl.ts';
import { toEncoded, toLinear } from './srgb-curve.ts';

/** A child of a DrawingML colour element: `lumMod` with 0.75, `hueOff` with degrees, `gray` without a value. */
export interface ColorTransform {
  readonly name: string;
  /** A fraction, or degrees for `hue` and `hueOff`; 0 for a transform without a value. */
  readonly value: number;
}

/** A colour between two transforms: encoded channels and opacity, 0 to 1, not rounded. */
export interface TransformedColor {
  readonly channels: Channels;
  readonly alpha: number;
}

/**
 * Applies the transforms in document order (ECMA-376 Part 1, 20.1.2.3; effective values, 2.3). Nothing is rounded;
 * a transform of an unknown name changes nothing.
 */
export function applyTransforms(color: TransformedColor, transforms: readonly ColorTransform[]): TransformedColor {
  return transforms.reduce(applyTransform, color);
}

function applyTransform(color: TransformedColor, { name, value }: ColorTransform): TransformedColor {
  const alpha = ALPHA.get(name);
  if (alpha !== undefined) return { ...color, alpha: clamp(alpha(color.alpha, value)) };
  const change = LINEAR.get(name) ?? hslChange(name);
  if (change === undefined) return color;
  const [red, green, blue] = change(color.channels, value);
  return { ...color, channels: [clamp(red), clamp(green), clamp(blue)] };
}

type Change = (channels: Channels, value: number) => Channels;

const ALPHA: ReadonlyMap<string, (alpha: number, value: number) => number> = new Map([
  ['alpha', (_, value) => value],
  ['alphaMod', (alpha, value) => alpha * value],
  ['alphaOff', (alpha, value) => alpha + value],
]);

const HSL: ReadonlyMap<string, (hsl: Hsl, value: number) => Hsl> = new Map([
  ['lum', (hsl, value) => ({ ...hsl, luminance: clamp(value) })],
  ['lumMod', (hsl, value) => ({ ...hsl, luminance: clamp(hsl.luminance * value) })],
  ['lumOff', (hsl, value) => ({ ...hsl, luminance: clamp(hsl.luminance + value) })],
  ['sat', (hsl, value) => ({ ...hsl, saturation: Math.max(0, value) })],
  ['satMod', (hsl, value) => ({ ...hsl, saturation: Math.max(0, hsl.saturation * value) })],
  ['satOff', (hsl, value) => ({ ...hsl, saturation: Math.max(0, hsl.saturation + value) })],
  ['hue', (hsl, value) => ({ ...hsl, hue: value })],
  ['hueMod', (hsl, value) => ({ ...hsl, hue: hsl.hue * value })],
  ['hueOff', (hsl, value) => ({ ...hsl, hue: hsl.hue + value })],
  ['comp', (hsl) => ({ ...hsl, hue: hsl.hue + 180 })],
]);

const LINEAR: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['shade', (channels, value) => linear(channels, (channel) => channel * value)],
  ['tint', (channels, value) => linear(channels, (channel) => channel * value + 1 - value)],
  ['inv', (channels) => linear(channels, (channel) => 1 - channel)],
  ['gray', grey],
  ['gamma', (channels) => each(channels, toEncoded)],
  ['invGamma', (channels) => each(channels, toLinear)],
  ...channelChanges('red', 0),
  ...channelChanges('green', 1),
  ...channelChanges('blue', 2),
]);

function hslChange(name: string): Change | undefined {
  const change = HSL.get(name);
  return change && ((channels, value) => fromHsl(change(toHsl(channels), value)));
}

function channelChanges(name: string, position: number): [string, Change][] {
  const only = (change: (channel: number, value: number) => number): Change => {
    return (channels, value) => linear(channels, (channel, at) => (at === position ? change(channel, value) : channel));
  };
  return [
    [name, only((_, value) => value)],
    [`${name}Mod`, only((channel, value) => channel * value)],
    [`${name}Off`, only((channel, value) => channel + value)],
  ];
}

function grey(channels: Channels): Channels {
  const [red, green, blue] = each(channels, toLinear);
  const level = toEncoded(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return [level, level, level];
}

function linear(channels: Channels, change: (channel: number, position: number) => number): Channels {
  return each(channels, (channel, position) => toEncoded(clamp(change(toLinear(channel), position))));
}

function each([red, green, blue]: Channels, change: (channel: number, position: number) => number): Channels {
  return [change(red, 0), change(green, 1), change(blue, 2)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
