import type { ParagraphFlow } from '@livery/office-model';
import type { ParagraphIds } from './paragraph-ids.ts';
import type { ParagraphLook } from './paragraph-looks.ts';

/** Where a paragraph stands in its story, and what it looks like, which many share. */
export class StoryFlow implements ParagraphFlow {
  readonly bodyNumber: ParagraphFlow['bodyNumber'];
  readonly page: ParagraphFlow['page'];
  readonly section: ParagraphFlow['section'];
  readonly cell: ParagraphFlow['cell'];

  /** @param position among the ids */
  constructor(
    { bodyNumber, page, section, cell }: Pick<ParagraphFlow, 'bodyNumber' | 'page' | 'section' | 'cell'>,
    readonly direct: ParagraphFlow['direct'],
    private readonly look: ParagraphLook,
    private readonly ids: ParagraphIds,
    private readonly position: number,
  ) {
    this.bodyNumber = bodyNumber;
    this.page = page;
    this.section = section;
    this.cell = cell;
  }

  get style(): ParagraphFlow['style'] {
    return this.look.style;
  }

  get spacing(): ParagraphFlow['spacing'] {
    return this.look.spacing;
  }

  get shading(): ParagraphFlow['shading'] {
    return this.look.shading;
  }

  get borders(): ParagraphFlow['borders'] {
    return this.look.borders;
  }

  get id(): string {
    return this.ids.at(this.position);
  }
}
