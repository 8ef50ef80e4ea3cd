import type { Verdict } from '../pending-edit.ts';
import { type PartValues, themeReference } from '../values/part-values.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Change } from './changes.ts';
import { fillWith, writeColor } from './write-fill.ts';
import { writeTypeface } from './write-font.ts';

/** Writes the colour of bullets that the properties of a paragraph or of a level set. */
export function writeBulletColor(properties: ElementDraft, change: Change<'color'>, values: PartValues): Verdict {
  const color = properties.child('a:buClr');
  return color === undefined ? 'value_differs' : writeColor(color, change, values);
}

/** Writes the typeface of bullets that the properties of a paragraph or of a level set. */
export function writeBulletFont(properties: ElementDraft, { from, to }: Change<'font'>, values: PartValues): Verdict {
  const font = properties.child('a:buFont');
  if (font === undefined) return 'value_differs';
  const reference = to.kind === 'theme' ? (themeReference(to.collection, 'latin') ?? null) : null;
  return writeTypeface(font, { from, to: to.kind === 'typeface' ? to.typeface : reference }, values);
}

/** Writes what the bullet of a paragraph inherits into the paragraph itself, or changes what stands there. */
export function writeParagraphBullet(
  paragraph: ElementDraft,
  change: Change<'color' | 'font'>,
  values: PartValues,
): Verdict {
  const own = paragraph.child('a:pPr');
  const name = change.kind === 'color' ? 'a:buClr' : 'a:buFont';
  if (own?.child(name) !== undefined)
    return change.kind === 'color' ? writeBulletColor(own, change, values) : writeBulletFont(own, change, values);
  if (change.kind === 'font' && change.to.kind === 'inherited') return 'value_differs';
  const properties = own ?? paragraph.ensure('a:pPr');
  if (properties === undefined || !properties.canTake(name)) return 'not_supported';
  properties.child(`${name}Tx`)?.remove();
  const made = properties.put(ElementDraft.made(name));
  return change.kind === 'color' ? fillWith(made, change, values) : nameFont(made, change);
}

function nameFont(font: ElementDraft, { from, to }: Change<'font'>): Verdict {
  const typeface =
    to.kind === 'typeface' ? to.typeface : to.kind === 'theme' ? (themeReference(to.collection, 'latin') ?? '') : '';
  return font.once('typeface', typeface, () => {
    font.set('typeface', typeface);
    return { before: from, after: typeface };
  });
}
