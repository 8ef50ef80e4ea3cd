import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type Change, reasonAgainst } from './changes.ts';
import { fillWith, writeColor, writeFill } from './write-fill.ts';

/** Writes the background of a slide, layout or master. @param data `p:cSld` */
export function writeBackground(data: ElementDraft, change: DocumentChange, values: PartValues): Verdict {
  if (change.kind !== 'color' || change.surface !== 'background') return reasonAgainst(change);
  const background = data.child('p:bg');
  if (background === undefined) return put(data, ElementDraft.made('p:bg'), change, values);
  const properties = background.child('p:bgPr');
  if (properties !== undefined) return writeFill({ properties }, change, values);
  const reference = background.child('p:bgRef');
  if (reference === undefined) return 'value_differs';
  const verdict = writeColor(reference, change, values);
  if (verdict !== 'value_differs' || !values.showsBackground(reference, change.from)) return verdict;
  reference.remove();
  return fill(background, change, values);
}

function put(data: ElementDraft, background: ElementDraft, change: Change<'color'>, values: PartValues): Verdict {
  if (!data.canTake('p:bg')) return 'not_supported';
  data.put(background);
  return fill(background, change, values);
}

/** Fills a background in the place of a reference to the theme. */
function fill(background: ElementDraft, change: Change<'color'>, values: PartValues): Verdict {
  const solid = ElementDraft.made('a:solidFill');
  background.put(ElementDraft.made('p:bgPr', {}, [solid, ElementDraft.made('a:effectLst')]));
  return fillWith(solid, change, values);
}
