import { FieldTracker } from '@livery/office-reading';
import type { XmlAttributes } from '@livery/office-package';
import { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keepAround } from '../xml/element-walker.ts';
import { SectionWalk } from './section-walk.ts';
import type { StoryEdits } from './story-edits.ts';
import { TableWalk } from './table-walk.ts';
import { UneditedParagraphs } from './unedited-paragraphs.ts';
import { writeWordParagraph } from './write-word-paragraph.ts';

const NO_EDITS = new EditTree();
const BLOCKS: ReadonlySet<string> = new Set(['w:customXml', 'w:ins', 'w:moveTo']);

/** Walks through the paragraphs and tables of one story, and counts them as the reader does. */
export class StoryWalk {
  private readonly fields = new FieldTracker();
  private readonly tables = new Map<number, number>();
  private readonly sections: SectionWalk;
  private readonly unedited: UneditedParagraphs;
  private paragraphs = 0;
  /** How many content controls that show data from elsewhere are open. */
  private bound = 0;

  /** @param kind a text box of the body counts its own paragraphs, and those of the body */
  constructor(
    private readonly shared: StoryEdits,
    private readonly kind: 'story' | 'text_box' = 'story',
  ) {
    this.sections = new SectionWalk(shared);
    this.unedited = new UneditedParagraphs(this.fields, {
      control: (content) => this.control(content),
      section: (name, attributes) => this.sections.section(name, attributes),
      textBox: () => this.textBox(),
    });
  }

  /** The walker of an element that contains paragraphs and tables. */
  readonly blocks: ElementWalker = { child: (name, attributes) => this.block(name, attributes) };

  /** The walker of the body. */
  body(attributes: XmlAttributes): ElementWalker {
    return this.sections.body(attributes, this.blocks);
  }

  private block(name: string, attributes: XmlAttributes): ElementWalker | undefined {
    if (name === 'w:p') return this.paragraph(name, attributes);
    if (name === 'w:tbl') return this.table();
    if (name === 'w:sdt') return this.control(this.blocks);
    if (name === 'w:sectPr') return this.sections.section(name, attributes);
    return BLOCKS.has(name) ? this.blocks : undefined;
  }

  private paragraph(name: string, attributes: XmlAttributes): ElementWalker {
    const tree = this.shared.story.at(`paragraph[${this.number}]`);
    this.count();
    if (!hasOwnEdits(tree)) return this.unedited.paragraph;
    const isBound = this.bound > 0;
    const textBoxes = (child: string) => (child === 'w:txbxContent' ? this.textBox() : undefined);
    return keepAround(name, attributes, textBoxes, (written) => {
      const draft = ElementDraft.of(written);
      writeWordParagraph(draft, tree, { fields: this.fields, isBound }, this.shared);
      const section = draft.child('w:pPr')?.child('w:sectPr');
      if (section !== undefined) this.sections.write(section);
      this.shared.edits.finish(draft);
    });
  }

  /** The number of the next paragraph in locations. */
  private get number(): number {
    const { body } = this.shared;
    return body !== null && this.kind === 'story' ? body.paragraphs : this.paragraphs;
  }

  private count(): void {
    this.paragraphs += 1;
    if (this.shared.body !== null) this.shared.body.paragraphs += 1;
  }

  private textBox(): ElementWalker {
    const story = this.kind === 'story' ? this.shared.nextTextBox() : undefined;
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
}

/** Whether edits are about the paragraph, its runs or its drawings, and not only about tables that begin there. */
function hasOwnEdits(tree: EditTree | undefined): tree is EditTree {
  return tree !== undefined && (tree.edits.length > 0 || [...tree.steps.keys()].some((step) => OWN.test(step)));
}

const OWN = /^(?:run|shape)\[/;
