import type { DocumentChange } from '@livery/office-model';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import { type Change, reasonAgainst, runChange } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import type { PropertyOwner } from '../writers/property-owner.ts';
import { writeFill } from '../writers/write-fill.ts';
import { writeRunProperty } from '../writers/write-run-properties.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { PartEdits } from './part-edits.ts';
import { writeParagraph } from './write-paragraph.ts';

/** Makes the edits of one element of a chart and of its text. @param isLine it is drawn as a line and not as an area */
export function writeChartElement(element: ElementDraft, tree: EditTree, isLine: boolean, edits: PartEdits): void {
  edits.decide(tree.edits, ({ edit }) => writeElement(element, edit.change, isLine, edits.values));
  const rich = child(child(element, 'tx'), 'rich');
  const paragraphs = rich?.children.filter(({ name }) => name === 'a:p');
  for (const [step, own] of tree.steps) {
    const paragraph = paragraphs?.[Number(/^paragraph\[(\d+)]$/.exec(step)?.[1] ?? -1)];
    if (paragraph !== undefined) writeParagraph(paragraph, own, edits);
    else if (rich === undefined)
      edits.decide(own.all(), ({ edit }) => writeShownText(element, edit.change, edits.values));
  }
}

function writeElement(element: ElementDraft, change: DocumentChange, isLine: boolean, values: PartValues): Verdict {
  if (change.kind !== 'color' || change.surface === 'chart_text') return writeShownText(element, change, values);
  const isShape = ['chart_series', 'chart_area', 'chart_line'].includes(change.surface);
  if (!isShape) return reasonAgainst(change);
  const properties = child(element, 'spPr');
  const isOutline = change.surface === 'chart_line' || (isLine && change.surface === 'chart_series');
  const written = [properties, properties?.child('a:ln')].map((owner) =>
    writeFill({ properties: owner }, change, values),
  );
  const verdict = combined(written);
  return verdict === 'value_differs' ? add(element, change, isOutline, values) : verdict;
}

/** Writes a colour where the element has none of its own. */
function add(element: ElementDraft, change: Change<'color'>, isOutline: boolean, values: PartValues): Verdict {
  const name = looksName(element, 'spPr');
  const own = element.child(name);
  const shown = isOutline ? own?.child('a:ln') : own;
  const make = (): ElementDraft | undefined => {
    const properties = element.ensure(name);
    return isOutline ? properties?.ensure('a:ln') : properties;
  };
  return writeFill({ properties: shown, make }, change, values);
}

/** Writes the format of text that comes from the data; the data themselves are a copy of a workbook. */
function writeShownText(element: ElementDraft, change: DocumentChange, values: PartValues): Verdict {
  if (change.kind === 'text') return 'chart_data';
  const ofText = runChange(change);
  if (ofText === undefined) return reasonAgainst(change);
  return writeRunProperty(textProperties(element), ofText, values);
}

function textProperties(element: ElementDraft): PropertyOwner {
  const name = looksName(element, 'txPr');
  const paragraph = element.child(name)?.child('a:p');
  return {
    properties: paragraph?.child('a:pPr')?.child('a:defRPr'),
    make: () => {
      const text = paragraph ?? madeText(element, name);
      return text?.ensure('a:pPr')?.ensure('a:defRPr');
    },
  };
}

function madeText(element: ElementDraft, name: string): ElementDraft | undefined {
  if (element.child(name) !== undefined || !element.canTake(name)) return undefined;
  const paragraph = ElementDraft.made('a:p', {}, [ElementDraft.made('a:pPr'), ElementDraft.made('a:endParaRPr')]);
  element.put(ElementDraft.made(name, {}, [ElementDraft.made('a:bodyPr'), ElementDraft.made('a:lstStyle'), paragraph]));
  return paragraph;
}

/** `c:spPr` in charts of one kind, `cx:spPr` in those of the other. */
function looksName(element: ElementDraft, local: string): string {
  return `${element.name.startsWith('cx:') ? 'cx' : 'c'}:${local}`;
}

function child(element: ElementDraft | undefined, local: string): ElementDraft | undefined {
  return element?.child(`c:${local}`, `cx:${local}`);
}
