import { personalProperty } from '@livery/office-reading';
import { type ByteEdit, type XmlAttributes, type XmlHandler, XmlPart } from '@livery/office-package';
import { elementRanges } from './element-ranges.ts';
import type { PartByteEdits } from '../spliced-part.ts';
import { NOTHING, type PlanRemoval, type RemovalContext } from './removal.ts';

/** Custom properties with these names hold a sensitivity label, which nobody but its organization removes. */
const SENSITIVITY_LABEL = /^custom property "MSIP_Label_/;
const REVISIONS = /^w:rsid/;
const STORIES: ReadonlySet<string> = new Set(['header', 'footer', 'footnotes', 'endnotes', 'comments']);

/** Removes personal properties from one part: from the settings of a text document all revision identifiers, with those in its texts. */
export const removeMetadata: PlanRemoval = (context, { part, change }) => {
  const { file, graph } = context;
  if (!file.has(part)) return 'value_differs';
  if (graph.targets(file.mainPart, new Set(['settings'])).includes(part))
    return { parts: [], edits: revisionIds(context, part), before: 'Revision identifiers' };
  const names = change.kind === 'remove' ? change.names : undefined;
  const found = personalElements(XmlPart.of(file, part)).filter(({ name }) => names?.includes(name) ?? true);
  if (found.length === 0) return 'value_differs';
  if (found.some(({ name }) => SENSITIVITY_LABEL.test(name))) return 'sensitivity_label';
  const edits = found.map(({ start, end }) => ({ start, end, bytes: NOTHING }));
  return { parts: [], edits: new Map([[part, edits]]), before: found.map(({ name }) => name).join(', ') };
};

interface PersonalElement {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the properties of a part that may identify people: they are children of its root. */
class PersonalElements implements XmlHandler {
  readonly found: PersonalElement[] = [];
  private depth = 0;
  private element = '';
  private customName = '';
  private start = 0;
  private value = '';

  open(name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.depth !== 2) return;
    this.element = name;
    this.customName = attributes.copy('name') ?? '';
    this.start = attributes.start;
    this.value = '';
  }

  text(text: string): void {
    this.value += text;
  }

  close(_name: string, end: number): void {
    if (this.depth === 2) {
      const name = personalProperty(this.element, this.customName, this.value);
      if (name !== null) this.found.push({ name, start: this.start, end });
    }
    this.depth -= 1;
  }
}

function personalElements(part: XmlPart): readonly PersonalElement[] {
  const elements = new PersonalElements();
  part.scan(elements);
  return elements.found;
}

function revisionIds({ file, graph }: RemovalContext, settings: string): PartByteEdits {
  const list = elementRanges(XmlPart.of(file, settings), (name) => name === 'w:rsids');
  const texts = [file.mainPart, ...graph.targets(file.mainPart, STORIES)];
  return new Map<string, readonly ByteEdit[]>([
    [settings, list.map((range) => ({ ...range, bytes: NOTHING }))],
    ...texts.map((part) => [part, revisionAttributes(XmlPart.of(file, part))] as const),
  ]);
}

function revisionAttributes(part: XmlPart): readonly ByteEdit[] {
  const edits: ByteEdit[] = [];
  part.scan({
    takesAlternatives: true,
    open: (_name, attributes) => {
      for (const [name] of attributes) {
        const range = REVISIONS.test(name) ? attributes.range(name) : undefined;
        // The space before an attribute goes with it.
        if (range !== undefined) edits.push({ start: range.start - 1, end: range.end, bytes: NOTHING });
      }
    },
    close: () => undefined,
  });
  return edits;
}
