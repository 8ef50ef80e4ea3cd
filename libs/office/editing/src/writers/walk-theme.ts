import type { DocumentChange } from '@livery/office-model';
import type { ByteEdits } from '../byte-edits.ts';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import { writeColor } from './write-fill.ts';
import { writeTypeface } from './write-font.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep } from '../xml/element-walker.ts';

/** The walker of `a:themeElements`, or of a theme override, which has the same children. */
export function walkTheme(tree: EditTree, edits: ByteEdits, values: PartValues): ElementWalker {
  return {
    child: (name, attributes) => {
      if (name === 'a:themeElements') return walkTheme(tree, edits, values);
      if (name !== 'a:clrScheme' && name !== 'a:fontScheme') return undefined;
      return keep(name, attributes, (written) => {
        const scheme = ElementDraft.of(written);
        for (const [step, { edits: own }] of tree.steps)
          edits.decide(own, ({ edit }) => writeScheme(scheme, step, edit.change, values));
        edits.finish(scheme);
      });
    },
  };
}

function writeScheme(scheme: ElementDraft, step: string, change: DocumentChange, values: PartValues): Verdict {
  const [, name = ''] = /\[(\w+)]$/.exec(step) ?? [];
  if (change.kind === 'theme_color') {
    const slot = scheme.name === 'a:clrScheme' && step.startsWith('color[') ? scheme.child(`a:${name}`) : undefined;
    const { from, to } = change;
    return slot === undefined ? 'value_differs' : writeColor(slot, { from, to: { slot: null, rgb: to } }, values);
  }
  if (change.kind !== 'theme_font') return 'not_supported';
  const isFont = scheme.name === 'a:fontScheme' && step.startsWith('font[');
  const collection = isFont ? scheme.child(`a:${name}Font`) : undefined;
  return collection === undefined ? 'value_differs' : writeThemeFont(collection, change, values);
}

/** Writes the typeface of a script; for a language that has a typeface of its own, that of the language. */
function writeThemeFont(
  collection: ElementDraft,
  { slot, from, to }: Extract<DocumentChange, { kind: 'theme_font' }>,
  values: PartValues,
): Verdict {
  const own = collection.child(`a:${slot === 'high_ansi' ? 'latin' : slot}`);
  const fonts = [own, ...collection.children.filter(({ name }) => name === 'a:font')];
  const font = fonts.find((one) => one?.get('typeface') === from);
  return font === undefined ? 'value_differs' : writeTypeface(font, { from, to }, values);
}
