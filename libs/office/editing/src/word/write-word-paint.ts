import { readBorderColor } from '@livery/office-reading';
import type { Verdict } from '../pending-edit.ts';
import type { Change } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import { colorVerdict } from '../writers/write-fill.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import { BORDER, type ColorAttributes, FILL, type WordValues } from './word-values.ts';

/** The elements that hold the borders of all sides. */
const SIDES: ReadonlySet<string> = new Set(['w:pBdr', 'w:tcBorders', 'w:tblBorders', 'w:pgBorders']);

/** Writes the colour of a shading or of borders. @param properties of a run, a paragraph, a cell, a row, a table or a section */
export function writeWordPaint(
  properties: ElementDraft | undefined,
  change: Change<'color'>,
  values: WordValues,
): Verdict {
  const { surface } = change;
  if (surface === 'shading' || surface === 'table_fill')
    return writeShading(properties?.child('w:shd'), change, values);
  if (surface !== 'border' && surface !== 'table_border') return 'not_supported';
  return combined(bordersIn(properties).map((border) => writeBorder(border, change, values)));
}

/** Writes the colour of a shading without a pattern. */
function writeShading(shading: ElementDraft | undefined, change: Change<'color'>, values: WordValues): Verdict {
  if (shading === undefined) return 'value_differs';
  if ((shading.get('w:val') ?? 'clear') !== 'clear') return 'not_supported';
  return writeColor(shading, FILL, change, values);
}

/** The borders of text, or those of all sides. */
function bordersIn(properties: ElementDraft | undefined): readonly ElementDraft[] {
  return (properties?.children ?? []).flatMap((child) => {
    if (child.name === 'w:bdr') return [child];
    return SIDES.has(child.name) ? child.children : [];
  });
}

function writeBorder(border: ElementDraft, change: Change<'color'>, values: WordValues): Verdict {
  return readBorderColor(border) === undefined ? 'value_differs' : writeColor(border, BORDER, change, values);
}

function writeColor(
  element: ElementDraft,
  names: ColorAttributes,
  change: Change<'color'>,
  values: WordValues,
): Verdict {
  return element.once('paint', JSON.stringify(change.to), () => {
    if (!values.showsColor(element, names, change.from)) return 'value_differs';
    values.setColor(element, names, change.to);
    return colorVerdict(change);
  });
}
