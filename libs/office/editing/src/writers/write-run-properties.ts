import { formatRgb, type Rgb, type WrittenColor, type WrittenFont } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import { colorInWords, type PartValues, themeReference } from '../values/part-values.ts';
import { COLOR_ELEMENTS, FILL_ELEMENTS } from '../xml/child-order.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Change, RunChange } from './changes.ts';

/**
 * Properties of text or of a shape that an edit writes: they are written already, or their element is made when it is needed. Those of a
 * style are never added to, since an edit changes what the style sets.
 */
export interface PropertyOwner {
  readonly properties: ElementDraft | undefined;
  readonly make?: () => ElementDraft | undefined;
}

/** The old and the new colour of a change. */
export interface ColorChange {
  readonly from: Rgb;
  readonly to: WrittenColor;
}

/** Writes a change of `a:rPr` or `a:defRPr`. */
export function writeRunProperty(owner: PropertyOwner, change: RunChange, values: PartValues): Verdict {
  switch (change.kind) {
    case 'color':
      return writeTextColor(owner, change, values);
    case 'font':
      return writeFont(owner, change, values);
    case 'size':
      return writeAttribute(owner, 'sz', change, {
        shows: (written) => Number(written) === Math.round(change.from * 100),
        value: `${Math.round(change.to * 100)}`,
      });
    case 'language':
      return writeAttribute(owner, 'lang', change, {
        shows: (written) => written.toLowerCase() === change.from.toLowerCase(),
        value: change.to,
      });
  }
}

function writeTextColor(owner: PropertyOwner, change: Change<'color'>, values: PartValues): Verdict {
  if (hasLinkColor(owner.properties)) return 'not_supported';
  const verdict = writeFill(owner, change, values);
  if (verdict !== 'value_differs') return verdict;
  // Text without a fill is seen by its outline.
  const outline = owner.properties?.child('a:ln');
  return outline === undefined ? verdict : writeFill({ properties: outline }, change, values);
}

function hasLinkColor(properties: ElementDraft | undefined): boolean {
  const link = properties?.child('a:hlinkClick');
  return link !== undefined && link.written?.find('ahyp:hlinkClr')?.get('val') !== 'tx';
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

function colorVerdict({ from, to }: ColorChange): Verdict {
  return { before: `#${formatRgb(from)}`, after: colorInWords(to) };
}

function addFill({ make }: PropertyOwner, change: ColorChange, values: PartValues): Verdict {
  if (make === undefined) return 'value_differs';
  const properties = make();
  if (properties === undefined || !properties.canTake('a:solidFill')) return 'not_supported';
  return fillWith(properties.put(ElementDraft.made('a:solidFill')), change, values);
}

function writeFont(owner: PropertyOwner, { slot, from, to }: Change<'font'>, values: PartValues): Verdict {
  const own = `a:${slot === 'high_ansi' ? 'latin' : slot}`;
  const font = owner.properties?.child(own) ?? latinFor(own, owner.properties, from, values);
  const isLatin = font?.name === 'a:latin';
  const typeface = to.kind === 'theme' ? themeReference(to.collection, isLatin ? 'latin' : slot) : typefaceOf(to);
  if (typeface === undefined) return 'not_supported';
  const name = font?.name ?? own;
  const holder = owner.properties ?? (typeface === null ? undefined : owner.make?.());
  if (holder === undefined) return owner.make === undefined || typeface === null ? 'value_differs' : 'not_supported';
  return holder.once(name, typeface ?? '', () => {
    if (font !== undefined) return writeTypeface(font, { from, to: typeface }, values);
    if (owner.make === undefined || typeface === null) return 'value_differs';
    if (!holder.canTake(own)) return 'not_supported';
    holder.put(ElementDraft.made(own, { typeface }));
    return { before: from, after: typeface };
  });
}

function typefaceOf(to: Exclude<WrittenFont, { kind: 'theme' }>): string | null {
  return to.kind === 'typeface' ? to.typeface : null;
}

/** A script without a font of its own has the Latin font. */
function latinFor(
  own: string,
  properties: ElementDraft | undefined,
  from: string,
  values: PartValues,
): ElementDraft | undefined {
  const latin = own === 'a:latin' ? undefined : properties?.child('a:latin');
  return latin !== undefined && values.showsTypeface(latin.get('typeface'), from) ? latin : undefined;
}

/** Writes the typeface of a font element, or removes the element with null. What describes the former font is dropped. */
export function writeTypeface(
  font: ElementDraft,
  { from, to }: { readonly from: string; readonly to: string | null },
  values: PartValues,
): Verdict {
  return font.once('typeface', to ?? '', () => {
    const before = font.get('typeface') ?? '';
    if (!values.showsTypeface(font.get('typeface'), from)) return 'value_differs';
    if (to === null) font.remove();
    else setTypeface(font, before, to);
    return { before, after: to ?? '' };
  });
}

function setTypeface(font: ElementDraft, before: string, to: string): void {
  if (to === before) return;
  for (const name of ['panose', 'pitchFamily', 'charset']) font.set(name, null);
  font.set('typeface', to);
}

interface WrittenAttribute {
  readonly shows: (written: string) => boolean;
  readonly value: string;
}

function writeAttribute(
  owner: PropertyOwner,
  name: string,
  { from, to }: { readonly from: number | string; readonly to: number | string },
  { shows, value }: WrittenAttribute,
): Verdict {
  const target = owner.properties ?? owner.make?.();
  if (target === undefined) return owner.make === undefined ? 'value_differs' : 'not_supported';
  return target.once(name, value, () => {
    const written = target.get(name);
    if (written === undefined ? owner.make === undefined : !shows(written)) return 'value_differs';
    target.set(name, value);
    return { before: `${from}`, after: `${to}` };
  });
}
