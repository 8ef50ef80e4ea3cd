import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import type { PendingEdit, Verdict } from '../pending-edit.ts';
import { writeBackground } from '../writers/write-background.ts';
import { writeFooter } from '../writers/write-footer.ts';
import { writeListStyle } from '../writers/write-levels.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep, outline } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkShapes } from './walk-shapes.ts';
import { walkTextStyle } from './walk-text-style.ts';
import { walkText } from './walk-text.ts';

const TEXT_STYLES: ReadonlyMap<string, string> = new Map([
  ['p:titleStyle', 'title'],
  ['p:bodyStyle', 'body'],
  ['p:otherStyle', 'other'],
  ['p:notesStyle', 'notes'],
]);

/** The walker of a slide, layout, master, notes page or notes master. */
export function walkSlidePart(root: string, tree: EditTree, edits: PartEdits): ElementWalker {
  const textStyle = (name: string, attributes: XmlAttributes): ElementWalker | undefined => {
    const style = tree.at(`text_style[${TEXT_STYLES.get(name) ?? ''}]`);
    return style && walkTextStyle(name, attributes, style, edits);
  };
  return {
    child: (name, attributes) => {
      if (name === 'p:cSld') return walkCommonData(root, attributes, tree, edits);
      return name === 'p:txStyles' ? { child: textStyle } : textStyle(name, attributes);
    },
  };
}

function walkCommonData(root: string, attributes: XmlAttributes, tree: EditTree, edits: PartEdits): ElementWalker {
  const background = tree.at('background');
  const childOf = (name: string, own: XmlAttributes) => {
    if (name === 'p:bg') return 'whole';
    if (name !== 'p:spTree') return undefined;
    return root === 'p:notes' ? walkNotes(tree, edits) : walkTree(own, tree, edits);
  };
  return outline('p:cSld', attributes, childOf, (written) => {
    const data = ElementDraft.of(written);
    edits.decide(background?.edits ?? [], ({ edit }) => writeBackground(data, edit.change, edits.values));
    edits.finish(data);
  });
}

/** The walker of the shapes. A slide that gets a footer keeps the offsets of all of them. */
function walkTree(attributes: XmlAttributes, tree: EditTree, edits: PartEdits): ElementWalker {
  const shapes = walkShapes(tree, edits, attributes.depth);
  if (tree.edits.length === 0) return shapes;
  return outline(
    'p:spTree',
    attributes,
    (name, own) => shapes.child?.(name, own),
    (written) => {
      const draft = ElementDraft.of(written);
      const placed = new Set<string>();
      edits.decide(tree.edits, (edit) => addFooter(edit, draft, placed, edits));
      edits.finish(draft);
    },
  );
}

function addFooter(pending: PendingEdit, shapes: ElementDraft, placed: Set<string>, edits: PartEdits): Verdict {
  const { change, location } = pending.edit;
  if (change.kind !== 'footer') return 'not_supported';
  const offered = edits.footers().get(change.placeholder);
  const { placeholders, greatestId } = edits.facts();
  if (offered === undefined) return 'not_supported';
  if (placeholders.has(change.placeholder)) return 'value_differs';
  if (placed.has(change.placeholder)) return 'conflict';
  placed.add(change.placeholder);
  const slideNumber = Number(/^slide\[(\d+)]$/.exec(location)?.[1] ?? 0) + 1;
  return writeFooter({ shapes, freshId: greatestId + placed.size, slideNumber }, change, offered);
}

/** The walker of the shapes of a notes page, whose text is that of the first body placeholder. */
function walkNotes(tree: EditTree, edits: PartEdits): ElementWalker {
  let isFound = false;
  return {
    child: (name) => {
      if (name !== 'p:sp') return undefined;
      let isBody = false;
      return {
        child: (child, own) => {
          if (child === 'p:nvSpPr')
            return keep(child, own, (nonVisual) => {
              isBody = !isFound && nonVisual.find('p:ph')?.get('type') === 'body';
              isFound ||= isBody;
            });
          return child === 'p:txBody' && isBody
            ? walkText(tree, edits, (style) => writeNotes(style, tree, edits))
            : undefined;
        },
      };
    },
  };
}

/** Makes the edits of the notes as a whole: those of the list style of their text. */
function writeNotes(listStyle: ElementDraft, tree: EditTree, edits: PartEdits): void {
  edits.decide(tree.edits, ({ edit }) => writeListStyle(listStyle, edit.change, edits.values));
  edits.finish(listStyle);
}
