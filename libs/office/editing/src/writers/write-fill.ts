import { formatRgb, type Rgb, type WrittenColor } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import { colorInWords, type PartValues } from '../values/part-values.ts';
import { COLOR_ELEMENTS, FILL_ELEMENTS } from '../xml/child-order.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { PropertyOwner } from './property-owner.ts';

/** The old and the new colour of a change. */
export interface ColorChange {
  readonly from: Rgb;
  readonly to: WrittenColor;
}

/** Writes the one colour of a fill. Fills of several colours are declined. */
export function writeFill(owner: PropertyOwner, change: ColorChange, values: PartValues): Verdict {
  const fill = owner.properties?.childIn(FILL_ELEMENTS);
  if (fill === undefined) return addFill(owner, change, values);
  if (fill.name === 'a:grpFill' && owner.make !== undefined) {
    fill.remove();
    return addFill(owner, change, values);
  }
  if (fill.name === 'a:gradFill') return 'gradient';
  if (fill.name === 'a:noFill') return 'value_differs';
  return fill.name === 'a:solidFill' ? writeColor(fill, change, values) : 'not_supported';
}

/** Writes the colour in a fill, or in another element that has one colour. */
export function writeColor(around: ElementDraft, change: ColorChange, values: PartValues): Verdict {
  const { from, to } = change;
  return around.once('color', valueOf(to), () => {
    const color = around.childIn(COLOR_ELEMENTS);
    if (color === undefined || !values.showsColor(color, from)) return 'value_differs';
    around.replace(color, values.colorElement(to, color));
    return colorVerdict(change);
  });
}

/** Fills an element in which a colour stands alone. */
export function fillWith(around: ElementDraft, change: ColorChange, values: PartValues): Verdict {
  return around.once('color', valueOf(change.to), () => {
    around.append(values.colorElement(change.to));
    return colorVerdict(change);
  });
}

function valueOf(to: WrittenColor): string {
  return JSON.stringify(to);
}

/** The values of a colour that is written, in words. */
export function colorVerdict({ from, to }: ColorChange): Verdict {
  return { before: `#${formatRgb(from)}`, after: colorInWords(to) };
}

function addFill({ make }: PropertyOwner, change: ColorChange, values: PartValues): Verdict {
  if (make === undefined) return 'value_differs';
  const properties = make();
  if (properties === undefined || !properties.canTake('a:solidFill')) return 'not_supported';
  return fillWith(properties.put(ElementDraft.made('a:solidFill')), change, values);
}
