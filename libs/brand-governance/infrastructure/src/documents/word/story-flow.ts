import type { ParagraphFlow } from '@livery/brand-governance-domain';
import type { ParagraphIds } from './paragraph-ids.ts';
import type { ParagraphLook } from './paragraph-looks.ts';

/** Where a paragraph stands in its story, and what it looks like. */
export class StoryFlow implements ParagraphFlow {
  readonly bodyNumber: ParagraphFlow['bodyNumber'];
  readonly page: ParagraphFlow['page'];
  readonly style: ParagraphFlow['style'];
  readonly section: ParagraphFlow['section'];
  readonly direct: ParagraphFlow['direct'];
  readonly spacing: ParagraphFlow['spacing'];
  readonly shading: ParagraphFlow['shading'];
  readonly borders: ParagraphFlow['borders'];
  readonly cell: ParagraphFlow['cell'];
  readonly #ids: ParagraphIds;
  readonly #position: number;

  /** @param position among the ids */
  constructor(
    place: Pick<ParagraphFlow, 'bodyNumber' | 'page' | 'section' | 'cell'>,
    direct: ParagraphFlow['direct'],
    look: ParagraphLook,
    ids: ParagraphIds,
    position: number,
  ) {
    this.bodyNumber = place.bodyNumber;
    this.page = place.page;
    this.style = look.style;
    this.section = place.section;
    this.direct = direct;
    this.spacing = look.spacing;
    this.shading = look.shading;
    this.borders = look.borders;
    this.cell = place.cell;
    this.#ids = ids;
    this.#position = position;
  }

  get id(): string {
    return this.#ids.at(this.#position);
  }
}
