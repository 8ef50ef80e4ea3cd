import type { BrandRule } from '../brand-rule.ts';
import type { ColorSurface } from '../color-surface.ts';
import type { Address } from '../document/address.ts';
import type { EffectiveColor } from '../document/effective-color.ts';
import type { ParagraphFlow } from '../document/paragraph-flow.ts';
import type { RunStyle } from '../document/run-style.ts';
import type { Paragraph } from '../document/text-body.ts';
import { surfaceIn } from './document-surfaces.ts';
import type { DocumentView } from './document-view.ts';
import { isInSmartArt, isShown, paragraphAddress, type PlacedShape, type TextPlace } from './places.ts';
import { surfacesOf } from './rule-params.ts';
import { colorsOf, type SeenColor } from './seen-colors.ts';
import { type PlacedColors, shapeColors } from './shape-colors.ts';

/** One colour as it is seen in one place, with what a judge said of it. */
export interface ColorUse<Problem> extends SeenColor {
  readonly problem: Problem;
  readonly address: Address;
}

/** Says what is wrong with a colour, or null. Asked once for each colour and surface. */
export type ColorJudge<Problem> = (color: EffectiveColor, surface: ColorSurface) => Problem | null;

/** The uses of colour that a judge finds wrong, on the surfaces that the rule looks at: areas and lines first, then text. */
export function colorUses<Problem>(view: DocumentView, rule: BrandRule, judge: ColorJudge<Problem>) {
  return new ColorSearch(view, judge, surfacesOf(rule)).search();
}

interface PaintedPlace extends PlacedColors {
  readonly placed: PlacedShape;
}

/** The checks on colours look at the same areas and lines: they are gathered once. */
const painted = new WeakMap<DocumentView, readonly PaintedPlace[]>();

function paintedPlaces(view: DocumentView): readonly PaintedPlace[] {
  const known = painted.get(view);
  if (known !== undefined) return known;
  const places = view.shapes.flatMap((placed) =>
    shapeColors(placed.shape, isInSmartArt(placed)).map(({ colors, path }) => ({ placed, colors, path })),
  );
  painted.set(view, places);
  return places;
}

class ColorSearch<Problem> {
  private readonly uses: ColorUse<Problem>[] = [];
  private readonly verdicts = new Map<ColorSurface, Map<EffectiveColor, Problem | null>>();
  private readonly styles = new Map<ColorSurface, Map<RunStyle, readonly Judged<Problem>[]>>();

  constructor(
    private readonly view: DocumentView,
    private readonly judge: ColorJudge<Problem>,
    private readonly surfaces: readonly ColorSurface[] | null,
  ) {}

  search(): readonly ColorUse<Problem>[] {
    this.searchBackgrounds();
    for (const { placed, path, colors } of paintedPlaces(this.view)) {
      const judged = this.judged(colors);
      if (judged.length > 0) this.add(judged, path(placed.address));
    }
    for (const place of this.view.texts) if (isShown(place)) this.searchText(place);
    return this.uses;
  }

  private searchBackgrounds(): void {
    const { model, slides, stories } = this.view;
    for (const { slide, address } of slides) {
      if (slide) this.add(this.judged(colorsOf(slide.background, 'background')), backgroundOf(address));
    }
    const [body] = stories;
    if (model.format !== 'docx' || body === undefined) return;
    this.add(this.judged(colorsOf(model.pageBackground, 'background')), backgroundOf(body.address));
  }

  private searchText(place: TextPlace): void {
    const isClean = this.isClean(place);
    for (const paragraph of place.body) {
      const { runs, bullet, flow } = paragraph;
      if (!isClean) this.searchRuns(place, paragraph);
      if (bullet?.color && runs.some(({ scripts }) => scripts.length > 0)) {
        this.addParagraph(place, paragraph, [{ color: bullet.color, surface: 'bullet' }]);
      }
      if (flow !== null) this.addParagraph(place, paragraph, flowColors(flow));
    }
  }

  private searchRuns(place: TextPlace, paragraph: Paragraph): void {
    const { runs } = paragraph;
    let parent: Address | undefined;
    for (let index = 0; index < runs.length; index += 1) {
      const run = runs[index];
      if (run === undefined || run.scripts.length === 0) continue;
      const judged = this.judgedStyle(run.style, place.surface);
      if (judged.length === 0) continue;
      parent ??= paragraphAddress(place, paragraph);
      this.add(judged, { parent, step: { kind: 'run', index } });
    }
  }

  private isClean({ facts, surface }: TextPlace): boolean {
    for (const style of facts.styles.keys()) if (this.judgedStyle(style, surface).length > 0) return false;
    return true;
  }

  private addParagraph(place: TextPlace, paragraph: Paragraph, colors: readonly SeenColor[]): void {
    const judged = this.judged(colors);
    if (judged.length > 0) this.add(judged, paragraphAddress(place, paragraph));
  }

  private judgedStyle(style: RunStyle, surface: ColorSurface): readonly Judged<Problem>[] {
    const known = ofSurface(this.styles, surface);
    let judged = known.get(style);
    if (judged === undefined) known.set(style, (judged = this.judged(textColors(style, surface))));
    return judged;
  }

  private judged(colors: readonly SeenColor[]): readonly Judged<Problem>[] {
    let judged: Judged<Problem>[] | undefined;
    for (const { color, surface, of } of colors) {
      const name = surfaceIn(this.view.model.format, surface, of);
      if (this.surfaces !== null && !this.surfaces.includes(surface) && !this.surfaces.includes(name)) continue;
      const problem = this.verdict(color, surface);
      if (problem !== null) (judged ??= []).push({ color, surface: name, problem });
    }
    return judged ?? NONE;
  }

  private verdict(color: EffectiveColor, surface: ColorSurface): Problem | null {
    const known = ofSurface(this.verdicts, surface);
    let problem = known.get(color);
    if (problem === undefined) known.set(color, (problem = this.judge(color, surface)));
    return problem;
  }

  private add(judged: readonly Judged<Problem>[], address: Address): void {
    for (const { color, surface, problem } of judged) this.uses.push({ color, surface, problem, address });
  }
}

const NONE: readonly never[] = [];

function ofSurface<Key, Value>(maps: Map<ColorSurface, Map<Key, Value>>, surface: ColorSurface): Map<Key, Value> {
  let known = maps.get(surface);
  if (known === undefined) maps.set(surface, (known = new Map<Key, Value>()));
  return known;
}

type Judged<Problem> = Omit<ColorUse<Problem>, 'address'>;

function backgroundOf(parent: Address): Address {
  return { parent, step: { kind: 'background' } };
}

function textColors(style: RunStyle, surface: ColorSurface): readonly SeenColor[] {
  const { paint, hyperlink, highlight, shading, border } = style;
  return [
    ...colorsOf(paint, hyperlink ? 'hyperlink' : surface),
    ...(highlight === null ? [] : [{ color: highlight, surface: 'highlight' } as const]),
    ...(shading === null ? [] : [{ color: shading, surface: 'shading' } as const]),
    ...(border === null ? [] : [{ color: border, surface: 'border' } as const]),
  ];
}

function flowColors({ shading, borders }: ParagraphFlow): readonly SeenColor[] {
  const colors = colorsOf(shading, 'shading');
  return borders.length === 0 ? colors : [...colors, ...borders.flatMap((border) => colorsOf(border, 'border'))];
}
