import { FieldTracker } from '@livery/office-reading';
import type { XmlAttributes } from '@livery/office-package';
import { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep, outline } from '../xml/element-walker.ts';
import type { StoryEdits } from './story-edits.ts';
import { TableWalk } from './table-walk.ts';
import { INLINE } from './word-runs.ts';
import { writeSection } from './write-section.ts';
import { writeWordParagraph } from './write-word-paragraph.ts';

const NO_EDITS = new EditTree();
const DRAWINGS: ReadonlySet<string> = new Set(['w:drawing', 'w:pict', 'w:object']);
const BLOCKS: ReadonlySet<string> = new Set(['w:customXml', 'w:ins', 'w:moveTo']);

/** Walks through the paragraphs and tables of one story, and counts them as the reader does. */
export class StoryWalk {
  private readonly fields = new FieldTracker();
  private readonly tables = new Map<number, number>();
  private paragraphs = 0;
  private sections = 0;
  private readonly isBody: boolean;
  /** How many content controls that show data from elsewhere are open. */
  private bound = 0;

  /** @param kind a text box of the body counts its own paragraphs, and those of the body */
  constructor(
    private readonly shared: StoryEdits,
    kind: 'story' | 'text_box' = 'story',
  ) {
    this.isBody = shared.body !== null && kind === 'story';
  }

  /** The walker of an element that contains paragraphs and tables. */
  readonly blocks: ElementWalker = { child: (name, attributes) => this.block(name, attributes) };

  /** The walker of the body, which gets the properties of its last section when it has none and they are edited. */
  body(attributes: XmlAttributes): ElementWalker {
    const tree = this.shared.sections;
    const isEdited = [...(tree?.steps.keys() ?? [])].some((step) => step.startsWith('section['));
    if (!isEdited) return this.blocks;
    let hasLast = false;
    const childOf = (name: string, own: XmlAttributes): ElementWalker | undefined => {
      hasLast ||= name === 'w:sectPr';
      return this.block(name, own);
    };
    return outline('w:body', attributes, childOf, (written) => {
      if (hasLast || tree?.at(`section[${this.sections}]`) === undefined) return;
      const draft = ElementDraft.of(written);
      const section = ElementDraft.made('w:sectPr');
      this.writeSection(section);
      if (section.children.length > 0) draft.append(section);
      this.shared.edits.finish(draft);
    });
  }

  private block(name: string, attributes: XmlAttributes): ElementWalker | undefined {
    if (name === 'w:p') return this.paragraph(name, attributes);
    if (name === 'w:tbl') return this.table();
    if (name === 'w:sdt') return this.control(this.blocks);
    if (name === 'w:sectPr') return this.section(name, attributes);
    return BLOCKS.has(name) ? this.blocks : undefined;
  }

  private paragraph(name: string, attributes: XmlAttributes): ElementWalker {
    const tree = this.shared.story.at(`paragraph[${this.number}]`);
    this.count();
    if (!hasOwnEdits(tree)) return this.fieldsOnly;
    const isBound = this.bound > 0;
    return keep(name, attributes, (written) => {
      const draft = ElementDraft.of(written);
      this.countTextBoxes(draft);
      writeWordParagraph(draft, tree, { fields: this.fields, isBound }, this.shared);
      const section = draft.child('w:pPr')?.child('w:sectPr');
      if (section !== undefined) this.writeSection(section);
      this.shared.edits.finish(draft);
    });
  }

  /** The number of the next paragraph in locations. */
  private get number(): number {
    return this.isBody ? (this.shared.body?.paragraphs ?? 0) : this.paragraphs;
  }

  private count(): void {
    this.paragraphs += 1;
    if (this.shared.body !== null) this.shared.body.paragraphs += 1;
  }

  /** Counts the text boxes in a paragraph that is edited itself, whose text boxes are not. */
  private countTextBoxes(element: ElementDraft): void {
    const { body } = this.shared;
    if (body === null) return;
    for (const child of element.children) {
      if (child.name === 'w:p') body.paragraphs += 1;
      if (child.name === 'w:txbxContent' && this.isBody && element.name !== 'w:txbxContent') body.textBoxes += 1;
      this.countTextBoxes(child);
    }
  }

  /** The walker of a paragraph, or of an element in it, without edits. It follows fields, which may end in later paragraphs. */
  private readonly fieldsOnly: ElementWalker = {
    child: (name, attributes) => {
      if (name === 'w:r') return this.fieldsOfRun;
      if (name === 'w:pPr')
        return { child: (child, own) => (child === 'w:sectPr' ? this.section(child, own) : undefined) };
      if (name === 'w:sdt') return this.control(this.fieldsOnly);
      if (name === 'w:fldSimple') {
        this.fields.beginSimple(attributes.get('w:instr') ?? '');
        return { ...this.fieldsOnly, end: () => this.fields.end() };
      }
      return INLINE.has(name) ? this.fieldsOnly : undefined;
    },
  };

  private readonly fieldsOfRun: ElementWalker = {
    child: (name, attributes) => {
      if (name === 'w:fldChar') this.fields.mark(attributes.get('w:fldCharType'));
      if (name === 'w:instrText') return { text: (text) => this.fields.instruct(text) };
      return this.shared.body !== null && DRAWINGS.has(name) ? this.textBoxes : undefined;
    },
  };

  /** The walker of a drawing in the body, or of an element in it. */
  private readonly textBoxes: ElementWalker = {
    child: (name) => (name === 'w:txbxContent' ? this.textBox() : this.textBoxes),
  };

  /** Text boxes in text boxes have the numbers after all others: they are counted, and not edited. */
  private textBox(): ElementWalker {
    const { body, part } = this.shared;
    const number = this.isBody && body !== null ? body.textBoxes++ : null;
    const story = number === null ? undefined : part.at(`textbox[${number}]`);
    return new StoryWalk({ ...this.shared, story: story ?? NO_EDITS, sections: undefined }, 'text_box').blocks;
  }

  private control(content: ElementWalker): ElementWalker {
    let isBound = false;
    return {
      child: (name) => {
        if (name === 'w:sdtPr') return { child: (property) => void (isBound ||= /:dataBinding$/.test(property)) };
        if (name !== 'w:sdtContent') return undefined;
        if (isBound) this.bound += 1;
        return { ...content, end: () => void (this.bound -= isBound ? 1 : 0) };
      },
    };
  }

  private table(): ElementWalker {
    const paragraph = this.number;
    const index = this.tables.get(paragraph) ?? 0;
    this.tables.set(paragraph, index + 1);
    const tree = this.shared.story.at(`paragraph[${paragraph}]`)?.at(`table[${index}]`);
    return new TableWalk(tree, this.shared, this.blocks, (content) => this.control(content)).table;
  }

  private section(name: string, attributes: XmlAttributes): ElementWalker | undefined {
    if (this.shared.sections?.at(`section[${this.sections}]`) === undefined) {
      this.sections += 1;
      return undefined;
    }
    return keep(name, attributes, (written) => {
      const draft = ElementDraft.of(written);
      this.writeSection(draft);
      this.shared.edits.finish(draft);
    });
  }

  private writeSection(section: ElementDraft): void {
    const { sections, edits, values } = this.shared;
    const tree = sections?.at(`section[${this.sections}]`);
    this.sections += 1;
    edits.decide(tree?.all() ?? [], ({ edit }) => writeSection(section, edit.change, values));
  }
}

/** Whether edits are about the paragraph or its runs, and not only about tables that begin there. */
function hasOwnEdits(tree: EditTree | undefined): tree is EditTree {
  return (
    tree !== undefined && (tree.edits.length > 0 || [...tree.steps.keys()].some((step) => step.startsWith('run[')))
  );
}
