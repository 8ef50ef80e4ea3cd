import { formatRgb, type WrittenColor } from '@livery/office-model';
import { VECTOR_SLOTS, vectorColor } from '@livery/office-reading';
import type { Verdict } from '../pending-edit.ts';
import { type ColorChange, colorVerdict } from '../writers/write-fill.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { WordValues } from './word-values.ts';

/** Where the colours of a shape of VML stand: in a child, which wins, or in an attribute of the shape. */
const PLACES = { fill: ['v:fill', 'fillcolor'], line: ['v:stroke', 'strokecolor'] } as const;

/** The share of the luminance in percent that is left as it is. */
const FULL = 100;
/** With a smaller share the number would be no colour of the theme. */
const MIN_SHARE = 10;

/** Writes the colour of the fill or of the outline of a shape of VML. */
export function writeVectorColor(
  shape: ElementDraft,
  paint: keyof typeof PLACES,
  change: ColorChange,
  values: WordValues,
): Verdict {
  const [name, attribute] = PLACES[paint];
  const child = shape.children.findLast((one) => one.name === name && vectorColor(one.get('color')) !== undefined);
  const [element, place] = child === undefined ? [shape, attribute] : [child, 'color'];
  return element.once(place, JSON.stringify(change.to), () => {
    if (!values.showsVectorColor(element.get(place), change.from)) return 'value_differs';
    element.set(place, written(change.to));
    return colorVerdict(change);
  });
}

/** `#4472c4 [3204]`: the number in brackets is a colour of the theme with its shade, if it can say that. */
function written(to: WrittenColor): string {
  const value = `#${formatRgb(to.rgb).toLowerCase()}`;
  const slot = to.slot === null ? -1 : VECTOR_SLOTS.indexOf(to.slot);
  const luminance = luminanceOf(to);
  return slot === -1 || luminance === null ? value : `${value} [${(luminance << 4) | slot}]`;
}

/** The share of the luminance in percent, and in the last bit whether the rest is white instead of black. */
function luminanceOf(to: WrittenColor): number | null {
  if (to.slot === null) return null;
  const { lumMod, lumOff } = to;
  if (lumMod === null) return lumOff === null ? FULL << 1 : null;
  const share = Math.round(lumMod * FULL);
  if (share < MIN_SHARE) return null;
  if (lumOff === null) return share << 1;
  return Math.abs(lumMod + lumOff - 1) < 1 / FULL ? (share << 1) | 1 : null;
}
