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
import { writeShading, writeWordRun } from './write-word-run.ts';

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

/** Writes a change wherever the style sets the old value: its location does not name the part of a table style. */
function writeStyle(style: ElementDraft, change: DocumentChange, values: WordValues): Verdict {
  const parts = [style, ...style.children.filter(({ name }) => name === 'w:tblStylePr')];
  const defaults = style.child('w:rPrDefault');
  const owners = defaults === undefined ? parts : [defaults];
  if (change.kind === 'color' && (change.surface === 'shading' || change.surface === 'table_fill'))
    return combined(
      owners.flatMap((one) =>
        shaded(one, change.surface).map((properties) => writeShading({ properties }, change, values)),
      ),
    );
  const ofRun = runChange(change);
  if (ofRun === undefined) return 'not_supported';
  return combined(owners.map((one) => writeWordRun({ properties: one.child('w:rPr') }, ofRun, values)));
}

/** The properties that may hold a shading: of cells, or of text and paragraphs. */
function shaded(owner: ElementDraft, surface: ColorSurface): readonly (ElementDraft | undefined)[] {
  return surface === 'table_fill' ? [owner.child('w:tcPr')] : [owner.child('w:rPr'), owner.child('w:pPr')];
}
