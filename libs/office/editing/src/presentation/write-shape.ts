import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import { reasonAgainst, runChange } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import { paintOwner } from '../writers/paint-owner.ts';
import { writeBox } from '../writers/write-box.ts';
import { writeListStyle } from '../writers/write-levels.ts';
import { writeColor, writeFill } from '../writers/write-fill.ts';
import { writeAlternativeText } from '../writers/write-text.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { GroupSpace } from './group-space.ts';

/** A shape that is edited: its element with the properties below it, the list style of its text, and its coordinates. */
export interface EditedShape {
  readonly shape: ElementDraft;
  readonly listStyle: ElementDraft | undefined;
  /** The properties of its table. */
  readonly table: ElementDraft | undefined;
  readonly space: GroupSpace | null;
}

const NON_VISUAL = ['p:nvSpPr', 'p:nvGrpSpPr', 'p:nvGraphicFramePr', 'p:nvCxnSpPr', 'p:nvPicPr', 'p14:nvContentPartPr'];

/** Makes one edit of a shape itself. */
export function writeShape(edited: EditedShape, change: DocumentChange, values: PartValues): Verdict {
  const { shape, table, space } = edited;
  if (change.kind === 'text')
    return writeAlternativeText(shape.child(...NON_VISUAL)?.child('p:cNvPr', 'p14:cNvPr'), change);
  if (change.kind === 'box') return writeBox(shape, change, space);
  if (change.kind === 'table_header') return writeTableHeader(table);
  const isPaint = change.kind === 'color' && (change.surface === 'fill' || change.surface === 'line');
  const owner = isPaint ? paintOwner(shape, change.surface) : undefined;
  return isPaint && owner !== undefined ? writeFill(owner, change, values) : writeTextOfShape(edited, change, values);
}

/** Changes what the shape sets for all of its text: in the list style, and the colour of its style. */
function writeTextOfShape({ shape, listStyle }: EditedShape, change: DocumentChange, values: PartValues): Verdict {
  const isOfText = runChange(change) !== undefined || (change.kind === 'color' && change.surface === 'bullet');
  if (!isOfText) return reasonAgainst(change);
  const inLevels = listStyle === undefined ? 'value_differs' : writeListStyle(listStyle, change, values);
  const reference =
    change.kind === 'color' && change.surface !== 'bullet' ? shape.child('p:style')?.child('a:fontRef') : undefined;
  if (reference === undefined || change.kind !== 'color') return inLevels;
  return combined([inLevels, writeColor(reference, change, values)]);
}

function writeTableHeader(table: ElementDraft | undefined): Verdict {
  const properties = table?.child('a:tblPr') ?? table?.ensure('a:tblPr');
  if (properties === undefined) return 'not_supported';
  const before = properties.get('firstRow') ?? '0';
  if (before === '1' || before === 'true') return 'value_differs';
  properties.set('firstRow', '1');
  return { before: `firstRow ${before}`, after: 'firstRow 1' };
}
