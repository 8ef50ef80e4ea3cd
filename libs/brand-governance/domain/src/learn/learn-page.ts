import type { JsonObject } from '@livery/kernel';
import type { TextDocument } from '@livery/office-model';
import { rounded, SIDES, widthOf } from '../checks/docx/docx-margins.ts';
import { SIZES, sizeInWords } from '../checks/docx/docx-page-size.ts';
import { colorOfText } from '../document-view/text-styles.ts';
import { EMU_PER_MM } from '../judging/in-words.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';

const MOST_STYLES = 200;
const MOST_MM = 1_000;
const MAX_CHARS = 200;
const MOST_POINTS = 4_000;

/** The pages and styles of a text document, as far as its sections agree. */
export function learnPage({ model }: Template): readonly LearntRule[] {
  if (model.format !== 'docx') return [];
  return [...learnMargins(model), ...learnSize(model), ...learnStyles(model)];
}

function learnMargins({ sections }: TextDocument): readonly LearntRule[] {
  const sides = SIDES.flatMap((side) => {
    const widths = new Set(sections.map(({ page }) => rounded(widthOf(page.margins, side) / EMU_PER_MM)));
    const [width = -1] = widths;
    return widths.size === 1 && width >= 0 && width <= MOST_MM ? [[side, width] as const] : [];
  });
  if (sides.length === 0) return [];
  return [learntRule({ type: 'docx.margins', params: { mm: Object.fromEntries(sides) } }, ofSections(sections))];
}

function learnSize({ sections }: TextDocument): readonly LearntRule[] {
  const sizes = new Set(sections.map(({ page }) => sizeInWords(page)));
  const [size = ''] = sizes;
  if (sizes.size !== 1 || !SIZES.has(size)) return [];
  const ways = new Set(sections.map(({ page }) => (page.width > page.height ? 'landscape' : 'portrait')));
  const [orientation = null] = ways.size === 1 ? ways : [];
  return [learntRule({ type: 'docx.page_size', params: { size, orientation } }, ofSections(sections))];
}

function ofSections(sections: TextDocument['sections']): Places {
  const places = new Places();
  for (const { index } of sections) places.add(`section[${index}]`);
  return places;
}

/** The font and the size of paragraph styles. Their colours follow the palette. */
function learnStyles({ styles, stories }: TextDocument): readonly LearntRule[] {
  const used = new Set(
    stories.flatMap(({ paragraphs }) => paragraphs.flatMap(({ flow }) => (flow === null ? [] : [flow.style.id]))),
  );
  const places = new Places();
  const learnt = new Map<string, JsonObject>();
  for (const { id, name, kind, headingLevel, runStyle, provenance } of styles) {
    const isWanted = kind === 'paragraph' && (used.has(id) || headingLevel !== null);
    if (!isWanted || learnt.size >= MOST_STYLES || !isUsable(name)) continue;
    const font = runStyle.fonts.latin.typeface;
    const size = runStyle.size.nominal;
    const color = colorOfText(runStyle);
    const isSet = runStyle.paint.kind === 'solid' && runStyle.paint.color.provenance.source !== 'built_in';
    learnt.set(name, {
      ...(font.trim() !== '' && font.length <= MAX_CHARS && { font }),
      ...(size > 0 && size <= MOST_POINTS && { size }),
      ...(color !== null && isSet && { color: `#${color}` }),
    });
    places.add(provenance.location ?? `style[${id}]`);
  }
  if (learnt.size === 0) return [];
  const params = { template_styles: Object.fromEntries(learnt), compare: ['font', 'size', 'color'] };
  return [learntRule({ type: 'docx.style_modified', params }, places)];
}

/** Whether a name can be that of a member: requests may have none that is called `__proto__`. */
function isUsable(name: string): boolean {
  return name.trim() !== '' && name.length <= MAX_CHARS && name !== '__proto__';
}
