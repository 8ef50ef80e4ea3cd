import type { ColorSurface, DocumentChange } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ByteEdits } from '../byte-edits.ts';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { combined } from '../writers/combined.ts';
import { runChange } from '../writers/changes.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep } from '../xml/element-walker.ts';
import type { WordValues } from './word-values.ts';
import { writeWordPaint } from './write-word-paint.ts';
import { writeWordRun } from './write-word-run.ts';

/** The walker of the styles part. Its edits are found by the whole location: `style[Heading1]`. */
export function walkStyles(tree: EditTree, edits: ByteEdits, values: WordValues): ElementWalker {
  return {
    child: (name, attributes) => {
      const own = tree.at(locationOf(name, attributes));
      if (own === undefined) return undefined;
      return keep(name, attributes, (written) => {
        const draft = ElementDraft.of(written);
        edits.decide(own.edits, ({ edit }) => writeStyle(draft, edit.change, values));
        edits.finish(draft);
      });
    },
  };
}

function locationOf(name: string, attributes: XmlAttributes): string {
  if (name === 'w:docDefaults') return 'doc_defaults';
  return name === 'w:style' ? `style[${attributes.get('w:styleId') ?? ''}]` : '';
}

/** What holds the colours of a surface in a style. */
const HOLDERS: ReadonlyMap<ColorSurface, readonly string[]> = new Map([
  ['shading', ['w:rPr', 'w:pPr']],
  ['border', ['w:rPr', 'w:pPr']],
  ['table_fill', ['w:tcPr', 'w:tblPr']],
  ['table_border', ['w:tcPr', 'w:tblPr']],
]);
const PARTS: ReadonlySet<string> = new Set(['w:tblStylePr', 'w:rPrDefault', 'w:pPrDefault']);

/** Writes a change wherever the style sets the old value: its location does not name the part of a table style. */
function writeStyle(style: ElementDraft, change: DocumentChange, values: WordValues): Verdict {
  const owners = [style, ...style.children.filter(({ name }) => PARTS.has(name))];
  const ofRun = runChange(change);
  if (ofRun !== undefined)
    return combined(owners.map((one) => writeWordRun({ properties: one.child('w:rPr') }, ofRun, values)));
  const holders = change.kind === 'color' ? HOLDERS.get(change.surface) : undefined;
  if (change.kind !== 'color' || holders === undefined) return 'not_supported';
  return combined(owners.flatMap((one) => holders.map((name) => writeWordPaint(one.child(name), change, values))));
}
