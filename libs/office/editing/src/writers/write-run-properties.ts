import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { Change, RunChange } from './changes.ts';
import type { PropertyOwner } from './property-owner.ts';
import { writeFill } from './write-fill.ts';
import { writeFont } from './write-font.ts';

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
