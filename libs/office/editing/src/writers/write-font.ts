import type { WrittenFont } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import { type PartValues, themeReference } from '../values/part-values.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Change } from './changes.ts';
import type { PropertyOwner } from './property-owner.ts';

/** Writes the font of a script. */
export function writeFont(owner: PropertyOwner, { slot, from, to }: Change<'font'>, values: PartValues): Verdict {
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
