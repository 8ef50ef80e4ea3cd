import type { ParagraphFlow } from '@livery/office-model';
import type { ParagraphFormatting } from './paragraph-formats.ts';
import type { ParagraphIds } from './paragraph-ids.ts';

/** Where a paragraph stands in its story, and its formatting, which many paragraphs share. */
export class StoryFlow implements ParagraphFlow {
  readonly bodyNumber: ParagraphFlow['bodyNumber'];
  readonly page: ParagraphFlow['page'];
  readonly section: ParagraphFlow['section'];
  readonly cell: ParagraphFlow['cell'];

  /** @param position of the paragraph's id among the ids of the story */
  constructor(
    { bodyNumber, page, section, cell }: Pick<ParagraphFlow, 'bodyNumber' | 'page' | 'section' | 'cell'>,
    readonly direct: ParagraphFlow['direct'],
    private readonly formatting: ParagraphFormatting,
    private readonly ids: ParagraphIds,
    private readonly position: number,
  ) {
    this.bodyNumber = bodyNumber;
    this.page = page;
    this.section = section;
    this.cell = cell;
  }

  get style(): ParagraphFlow['style'] {
    return this.formatting.style;
  }

  get spacing(): ParagraphFlow['spacing'] {
    return this.formatting.spacing;
  }

  get shading(): ParagraphFlow['shading'] {
    return this.formatting.shading;
  }

  get borders(): ParagraphFlow['borders'] {
    return this.formatting.borders;
  }

  get id(): string {
    return this.ids.at(this.position);
  }
}
