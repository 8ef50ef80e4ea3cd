import type { TextRun } from '@livery/brand-governance-domain';

/** What runs share that are written alike. */
export type RunFormat = Pick<TextRun, 'style' | 'hidden' | 'direct' | 'characterStyle'>;

/** What a run is a part of. */
export type RunContext = Pick<TextRun, 'field' | 'link' | 'change'>;

const PLAIN: RunContext = { field: null, link: null, change: null };

/** A run as a piece of the text of its paragraph. Documents have tens of thousands, so that each is small (ADR 0025). */
export class FormattedRun implements TextRun {
  private readonly context: RunContext;

  /** @param whole the text of the paragraph; @param start of the run in it */
  constructor(
    private readonly whole: string,
    private readonly start: number,
    readonly length: number,
    readonly scripts: TextRun['scripts'],
    private readonly format: RunFormat,
    { field, link, change }: RunContext,
  ) {
    this.context = field === null && link === null && change === null ? PLAIN : { field, link, change };
  }

  get text(): string {
    return this.whole.slice(this.start, this.start + this.length);
  }

  get style(): TextRun['style'] {
    return this.format.style;
  }

  get hidden(): boolean {
    return this.format.hidden;
  }

  get direct(): TextRun['direct'] {
    return this.format.direct;
  }

  get characterStyle(): TextRun['characterStyle'] {
    return this.format.characterStyle;
  }

  get field(): TextRun['field'] {
    return this.context.field;
  }

  get link(): TextRun['link'] {
    return this.context.link;
  }

  get change(): TextRun['change'] {
    return this.context.change;
  }
}
