import type { XmlAttributes } from '@livery/office-package';
import type { FieldTracker } from '@livery/office-reading';
import type { ElementWalker } from '../xml/element-walker.ts';
import { DRAWINGS, INLINE } from './word-runs.ts';

/** Gives the walkers of what is in paragraphs and may be edited although the paragraphs are not. */
export interface ParagraphContent {
  readonly control: (content: ElementWalker) => ElementWalker;
  readonly section: (name: string, attributes: XmlAttributes) => ElementWalker | undefined;
  readonly textBox: () => ElementWalker;
}

/** Walks through paragraphs without edits. It follows fields, which may end in later paragraphs. */
export class UneditedParagraphs {
  constructor(
    private readonly fields: FieldTracker,
    private readonly content: ParagraphContent,
  ) {}

  /** The walker of a paragraph, or of an element in it. */
  readonly paragraph: ElementWalker = {
    child: (name, attributes) => {
      if (name === 'w:r') return this.run;
      if (name === 'w:pPr')
        return { child: (child, own) => (child === 'w:sectPr' ? this.content.section(child, own) : undefined) };
      if (name === 'w:sdt') return this.content.control(this.paragraph);
      if (name === 'w:fldSimple') {
        this.fields.beginSimple(attributes.get('w:instr') ?? '');
        return { ...this.paragraph, end: () => this.fields.end() };
      }
      return INLINE.has(name) ? this.paragraph : undefined;
    },
  };

  private readonly run: ElementWalker = {
    child: (name, attributes) => {
      if (name === 'w:fldChar') this.fields.mark(attributes.get('w:fldCharType'));
      if (name === 'w:instrText') return { text: (text) => this.fields.instruct(text) };
      return DRAWINGS.has(name) ? this.drawing : undefined;
    },
  };

  /** The walker of a drawing, or of an element in it. */
  private readonly drawing: ElementWalker = {
    child: (name) => (name === 'w:txbxContent' ? this.content.textBox() : this.drawing),
  };
}
