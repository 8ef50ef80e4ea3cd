import { DeckLayout, type Paint, type Presentation, type Shape, type Slide } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { type Rectangle, SlidePlaces } from '@livery/office-pictures';
import { readPresentation } from '@livery/office-reading';
import type { FixedSpecimen } from './fixed-specimen.ts';
import { visibleValues } from './visible-values.ts';

/** A slide of the fixed deck with its former index, and the boxes in points of what was touched on it. */
export interface TouchedSlide {
  readonly index: number;
  readonly formerIndex: number;
  readonly boxes: readonly Rectangle[];
  /** The texts of what was touched, before and after. They may run over their shape. */
  readonly texts: string;
}

interface ReadDeck {
  readonly model: Presentation;
  readonly places: SlidePlaces;
}

/** Programs draw them with colours and fonts of the theme that the model does not have. */
const DRAWN_WITH_THEME: ReadonlySet<string> = new Set(['chart', 'smartart', 'table', 'graphic', 'content_part']);

/** A drawn thing with its location and the values that decide how it looks. */
interface Drawn {
  readonly location: string;
  readonly kind: string;
  readonly key: string;
  readonly looks: string;
  readonly text: string;
}

/**
 * Where a fix touched the slides of a deck: the shapes and cells at the locations that it names, before and after. If it changed a value
 * for many places, also the shapes that have other values now, and if the theme was changed, also charts, SmartArt and tables.
 */
export function touchedSlides(fixed: FixedSpecimen): readonly TouchedSlide[] {
  const [before, after] = [readDeck(fixed.before), readDeck(fixed.after)];
  const former = new Map(before.model.slides.map((slide) => [slide.part, slide]));
  return after.model.slides.flatMap((slide) => {
    const source = former.get(slide.part);
    if (source === undefined) return [];
    const touched = touchedOn(fixed, { deck: before, slide: source }, { deck: after, slide });
    return [{ index: slide.index, formerIndex: source.index, ...touched }];
  });
}

function readDeck(bytes: Uint8Array): ReadDeck {
  const layout = new DeckLayout();
  const model = readPresentation(OoxmlPackage.open(bytes), { layout: { into: layout, wants: () => true } });
  return { model, places: new SlidePlaces(model.slideSize, layout) };
}

interface SlideOf {
  readonly deck: ReadDeck;
  readonly slide: Slide;
}

function touchedOn(
  { locations, changesCauses }: FixedSpecimen,
  before: SlideOf,
  after: SlideOf,
): Pick<TouchedSlide, 'boxes' | 'texts'> {
  const [old, now] = [drawnOn(before), drawnOn(after)];
  const changesTheme = locations.some((location) => location.startsWith('theme['));
  const changed = [...old.values()].filter(({ key, kind, looks }) => {
    return now.get(key)?.looks !== looks || (changesTheme && DRAWN_WITH_THEME.has(kind));
  });
  const named = new Set([...locations, ...(changesCauses ? changed.map(({ location }) => location) : [])]);
  const touched = [...old.values()].filter(({ location }) => isTouched(location, named));
  const isNew = ({ key }: Drawn): boolean => !old.has(key);
  const result = [...touched.map(({ key }) => now.get(key)), ...[...now.values()].filter(isNew)].filter(
    (drawn) => drawn !== undefined,
  );
  const boxes = [
    ...[...named].map((location) => before.deck.places.boxOf(location, before.slide)),
    ...result.map(({ location }) => after.deck.places.boxOf(location, after.slide)),
  ];
  const texts = [...touched, ...result].map(({ text }) => text).join('\n');
  return { boxes: boxes.filter((box) => box !== undefined), texts };
}

function isTouched(location: string, touched: ReadonlySet<string>): boolean {
  return [...touched].some((one) => one === location || one.startsWith(`${location}/`));
}

/** The background and all shapes of a slide and its layers, by keys that an edit elsewhere does not change. */
function drawnOn({ slide }: SlideOf): ReadonlyMap<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  const add = (location: string, key: string, value: Shape | Paint): void => {
    let unique = key;
    while (drawn.has(unique)) unique += '+';
    const kind = value.kind;
    drawn.set(unique, { location, kind, key: unique, looks: visibleValues(value), text: textOf(value) });
  };
  const addAll = (shapes: readonly Shape[], path: string, key: string, indexOf: (index: number) => number): void => {
    for (const [index, shape] of shapes.entries()) {
      const at = `${path}[${indexOf(index)}]`;
      add(at, `${key}/${shape.id}`, { ...shape, children: [] });
      addAll(shape.children, `${at}/child`, `${key}/${shape.id}`, (child) => child);
    }
  };
  add(`slide[${slide.index}]/background`, 'background', slide.background);
  addAll(slide.shapes, `slide[${slide.index}]/shape`, 'slide', (index) => index);
  for (const { kind, name, index, shapes, positions } of slide.layers) {
    const path = kind === 'layout' ? `layout[${name}]` : `master[${index}]`;
    addAll(shapes, `${path}/shape`, kind, (at) => positions[at] ?? at);
  }
  return drawn;
}

function textOf(drawn: Shape | Paint): string {
  if (!('rows' in drawn)) return '';
  const bodies = [drawn.text, ...drawn.rows.flatMap((row) => row.map(({ text }) => text))];
  return bodies.flatMap((body) => body.map(({ text }) => text)).join('\n');
}
