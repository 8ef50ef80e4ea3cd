import { XmlPart } from '@livery/office-package';
import { elementRanges } from './element-ranges.ts';
import type { PartByteEdits } from '../spliced-part.ts';
import { NOTHING, type PlanRemoval, type RemovalContext } from './removal.ts';

const SLIDES: ReadonlySet<string> = new Set(['slide']);

/** Removes a slide with its notes and comments, and its entries in the list, the sections and the custom shows of the presentation. */
export const removeSlide: PlanRemoval = (context, { part }) => {
  const { file, graph, removedSlides } = context;
  const slides = graph.targets(file.mainPart, SLIDES);
  if (!slides.includes(part)) return 'value_differs';
  const others = slides.filter((slide) => !removedSlides.has(slide));
  if (others.some((slide) => graph.targets(slide, SLIDES).includes(part))) return 'linked_slide';
  return { parts: [part], edits: sectionEntries(context, part), before: 'The slide' };
};

/** The entry of the section list (`p14:sldId`), which has the number of the slide instead of a relationship. */
function sectionEntries({ file, graph }: RemovalContext, slide: string): PartByteEdits {
  const main = XmlPart.of(file, file.mainPart);
  const relationships = graph.relationships(file.mainPart).filter(({ target }) => target === slide);
  const ids = new Set(relationships.map(({ id }) => id));
  const numbers = new Set<string>();
  elementRanges(main, (name, attributes) => {
    const number = attributes.copy('id');
    if (name === 'p:sldId' && number !== undefined && ids.has(attributes.get('r:id') ?? '')) numbers.add(number);
    return false;
  });
  const entries = elementRanges(
    main,
    (name, attributes) => name === 'p14:sldId' && numbers.has(attributes.get('id') ?? ''),
  );
  return new Map([[file.mainPart, entries.map((range) => ({ ...range, bytes: NOTHING }))]]);
}
