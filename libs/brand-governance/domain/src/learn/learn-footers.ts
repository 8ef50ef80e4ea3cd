import type { LayoutPlaceholder, Slide, TextDocument } from '@livery/office-model';
import { joinedText } from '../document-view/joined-text.ts';
import { listableNames } from './learnt-name.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';

const MAX_CHARS = 1_000;

/**
 * Slide numbers and footers. A rule that the layouts offer, but that no slide of the template obeys, is learnt as an inactive one: every
 * layout of Office offers slide numbers, and few brands want them.
 */
export function learnFooters(template: Template): readonly LearntRule[] {
  if (template.model.format === 'docx') return footersOfDocument(template.model);
  return [...slideNumbers(template), ...footerText(template)];
}

function slideNumbers(template: Template): readonly LearntRule[] {
  const { specimens } = template.facts;
  const offering = specimens.filter((slide) => offers(slide, 'sldNum'));
  if (offering.length === 0 || offering.length < specimens.length / 2) return [];
  const isShown = template.view.slides.some((container) => {
    return (
      !template.isSpecimen(container) && container.shapes.some(({ shape }) => shape.placeholder?.type === 'sldNum')
    );
  });
  const params = { exclude_layouts: layoutsWithout(specimens, offering) };
  return [
    learntRule({ type: 'footer.slide_number', params, active: isShown, appliesTo: ['pptx'] }, placesOf(offering)),
  ];
}

/** The text of the footer, if all layouts that offer one have the same. */
function footerText({ facts }: Template): readonly LearntRule[] {
  const { specimens } = facts;
  const texts = new Map(specimens.map((slide) => [slide, textOf(slide)]));
  const offering = specimens.filter((slide) => texts.get(slide) !== '');
  const [text = '', ...others] = new Set(offering.map((slide) => texts.get(slide)));
  if (others.length > 0 || text === '' || text.length > MAX_CHARS || offering.length < specimens.length / 2) return [];
  const params = { text, exclude_layouts: layoutsWithout(specimens, offering) };
  return [learntRule({ type: 'footer.missing', params, appliesTo: ['pptx'] }, placesOf(offering))];
}

function textOf({ shapes }: Slide): string {
  const footer = shapes.find(({ placeholder }) => placeholder?.type === 'ftr');
  return footer === undefined ? '' : joinedText(footer.text).trim();
}

function offers({ layoutPlaceholders }: Slide, type: LayoutPlaceholder['type']): boolean {
  return layoutPlaceholders.some((one) => one.type === type);
}

function layoutsWithout(specimens: readonly Slide[], offering: readonly Slide[]): readonly string[] {
  const others = specimens.filter((slide) => !offering.includes(slide)).map(({ layout }) => layout);
  return listableNames(others);
}

function placesOf(slides: readonly Slide[]): Places {
  const places = new Places();
  for (const { layout } of slides) places.add(`layout[${layout}]`);
  return places;
}

function footersOfDocument({ sections, stories }: TextDocument): readonly LearntRule[] {
  const numbered = new Set(
    stories
      .filter(({ kind, paragraphs }) => {
        return (kind === 'header' || kind === 'footer') && paragraphs.some(({ runs }) => hasField(runs, 'PAGE'));
      })
      .map(({ part }) => part),
  );
  const showing = sections.filter(({ headers, footers }) => {
    return [headers.default, footers.default].some((story) => story !== null && numbered.has(story.part));
  });
  if (showing.length === 0 || showing.length < sections.length) return [];
  const places = new Places();
  for (const { index } of showing) places.add(`section[${index}]`);
  return [learntRule({ type: 'footer.slide_number', appliesTo: ['docx'] }, places)];
}

function hasField(runs: TextDocument['stories'][number]['paragraphs'][number]['runs'], field: string): boolean {
  for (let index = 0; index < runs.length; index += 1) if (runs.formatAt(index)?.field === field) return true;
  return false;
}
