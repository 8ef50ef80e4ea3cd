import { type DocumentModel, type SlideTheme, slidesOf, type TemplateFacts } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { defineBrandRule } from '../define-brand-rule.ts';
import type { DocumentFormat } from '../document-format.ts';
import { DocumentView } from '../document-view/document-view.ts';
import type { Container } from '../document-view/located-content.ts';
import { ignoredBy } from '../judging/read-rule-params.ts';

/** A rule that ignores nothing which rules do not ignore by default, and looks at all surfaces. */
export const EVERYWHERE: BrandRule = defineBrandRule(
  { type: 'color.off_palette' },
  { id: '00000000-0000-7000-8000-000000000000', at: new Date(0) },
);

/** A template as it is learnt from: the document, and in a deck a specimen slide of each of its layouts. */
export class Template {
  readonly format: DocumentFormat;
  readonly view: DocumentView;
  private readonly slideCount: number;

  /** @param model with the specimens among its slides */
  private constructor(
    readonly model: DocumentModel,
    readonly facts: TemplateFacts,
  ) {
    this.format = model.format;
    this.slideCount = slidesOf(model).length - facts.specimens.length;
    this.view = new DocumentView(model, ignoredBy(EVERYWHERE));
  }

  static of(model: DocumentModel, facts: TemplateFacts): Template {
    if (model.format === 'docx') return new Template(model, facts);
    const slides = [...model.slides, ...facts.specimens];
    return new Template({ ...model, slides, slideLayers: facts.slideLayers }, facts);
  }

  /** Whether something stands on a specimen, and not on a slide that somebody made. */
  isSpecimen({ slide }: Container): boolean {
    return slide !== null && slide.index >= this.slideCount;
  }

  /** How many slides somebody made. */
  get ownSlides(): number {
    return this.slideCount;
  }

  /** The different themes, those of the first slides first. */
  get themes(): readonly SlideTheme[] {
    const { model } = this;
    if (model.format === 'docx') return [model.theme];
    return [...new Set(model.slides.map(({ theme }) => theme))];
  }
}
