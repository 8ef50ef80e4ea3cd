import type { Box, SlideLayer, TextDocument } from '@livery/office-model';
import { areaOf } from '@livery/office-model';
import type { LocatedShape } from '../document-view/located-content.ts';
import { MAX_EMU } from '../judging/param-schemas.ts';
import { memoized } from '../memoized.ts';
import { listableNames } from './learnt-name.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';

/** The largest share of a slide that a logo covers. Larger pictures are backgrounds. */
const LARGEST_SHARE = 0.15;

interface RecurringPicture {
  readonly sha256: string;
  readonly aspect: number | null;
  /** The layouts that show it. */
  readonly layouts: Set<string>;
  readonly boxes: Map<string, Box>;
}

/** The logo: a small picture that at least half of the layouts show, or that stands in all headers of a text document. */
export function learnLogo(template: Template): readonly LearntRule[] {
  return template.model.format === 'docx' ? logoOfDocument(template.model) : logoOfDeck(template);
}

function logoOfDeck(template: Template): readonly LearntRule[] {
  const { specimens } = template.facts;
  const [logo] = [...recurringPictures(template).values()]
    .filter(({ layouts }) => layouts.size > 0 && layouts.size >= specimens.length / 2)
    .sort((one, two) => two.layouts.size - one.layouts.size);
  if (logo === undefined) return [];
  const places = new Places();
  for (const layout of logo.layouts) places.add(`layout[${layout}]`);
  const others = specimens.map(({ layout }) => layout).filter((name) => !logo.layouts.has(name));
  const { aspect } = logo;
  const logos = [{ id: 'logo', sha256: [logo.sha256], ...(aspect !== null && inRange(aspect) && { aspect }) }];
  const appliesTo = ['pptx'];
  const [box] = logo.boxes.size === 1 ? [...logo.boxes.values()].filter(isNameable) : [];
  return [
    learntRule(
      { type: 'logo.missing', params: { logos, on: 'every_slide', exclude_layouts: listableNames(others) }, appliesTo },
      places,
    ),
    ...(box === undefined
      ? []
      : [
          learntRule(
            { type: 'logo.moved', params: { logos, box_emu: [box.x, box.y, box.width, box.height] }, appliesTo },
            places,
          ),
        ]),
  ];
}

function recurringPictures({ view, facts, model }: Template): ReadonlyMap<string, RecurringPicture> {
  const slide = model.format === 'pptx' ? model.slideSize.width * model.slideSize.height : 0;
  const small = view.slideLayers.flatMap(({ part, shapes }) => {
    return shapes.flatMap((located) => (isSmall(located, slide) ? [{ part, shape: located.shape }] : []));
  });
  const byPart = Map.groupBy(small, ({ part }) => part);
  const pictures = new Map<string, RecurringPicture>();
  for (const { layout, layers } of facts.specimens) {
    for (const { shape } of layers.flatMap(({ part }: SlideLayer) => byPart.get(part) ?? [])) {
      const sha256 = shape.picture?.sha256;
      const box = shape.frame?.box;
      if (sha256 == null || box === undefined) continue;
      const picture = memoized(pictures, sha256, () => {
        return { sha256, aspect: shape.picture?.aspect ?? null, layouts: new Set<string>(), boxes: new Map() };
      });
      picture.layouts.add(layout);
      picture.boxes.set(`${box.x} ${box.y}`, box);
    }
  }
  return pictures;
}

function isSmall({ shape }: LocatedShape, slide: number): boolean {
  return shape.frame !== null && areaOf(shape.frame.box) < LARGEST_SHARE * slide;
}

/** Whether a rule can require the position: far outside of slides it cannot. */
function isNameable({ x, y, width, height }: Box): boolean {
  return [x, y, width, height].every((length) => Math.abs(length) <= MAX_EMU);
}

function inRange(aspect: number): boolean {
  return aspect >= 0.001 && aspect <= 1_000;
}

function logoOfDocument({ sections }: TextDocument): readonly LearntRule[] {
  const headers = sections.map(({ headers }) => headers.default);
  const [first] = headers;
  if (first == null) return [];
  const hashes = first.drawings.flatMap(({ shape }) => shape.picture?.sha256 ?? []);
  const shared = hashes.find((hash) => {
    return headers.every((header) => header?.drawings.some(({ shape }) => shape.picture?.sha256 === hash) ?? false);
  });
  if (shared === undefined) return [];
  const places = new Places();
  for (const { index } of sections) places.add(`header[default,section ${index}]`);
  const params = { logos: [{ id: 'logo', sha256: [shared] }], on: 'header' };
  return [learntRule({ type: 'logo.missing', params, appliesTo: ['docx'] }, places)];
}
