import type { Address, EffectiveColor, Paragraph, RunStyle } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { ColorSurface } from '../../color-surface.ts';
import { sectionAddress } from '../../document-view/document-sections.ts';
import { surfaceIn } from '../../document-view/document-surfaces.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { memoized } from '../../memoized.ts';
import { isShown, type TextPlace } from '../../document-view/places.ts';
import { colorsOf, type SeenColor } from '../../document-view/seen-colors.ts';
import { judgedLooks } from '../../document-view/text-looks.ts';
import { isLocal } from '../../judging/cause.ts';
import type { Where } from '../../judging/check.ts';
import { PlaceGathering } from '../../judging/place-gathering.ts';
import { surfacesOf } from '../../judging/rule-params.ts';

/** One colour as it is seen in one place, or in places of one text, with what a judge said of it. */
export interface ColorUse<Problem> extends SeenColor {
  readonly problem: Problem;
  readonly where: Where;
}

/** Says what is wrong with a colour, or null. Asked once for each colour and surface. @param name of the surface, in findings */
export type ColorJudge<Problem> = (color: EffectiveColor, surface: ColorSurface, name: ColorSurface) => Problem | null;

/** The uses of colour that a judge finds wrong, on the surfaces that the rule looks at: areas and lines first, then text. */
export function colorUses<Problem>(view: DocumentView, rule: BrandRule, judge: ColorJudge<Problem>) {
  return new ColorSearch(view, judge, surfacesOf(rule)).search();
}

class ColorSearch<Problem> {
  private readonly uses: ColorUse<Problem>[] = [];
  private readonly verdicts = new Map<string, Map<EffectiveColor, Judged<Problem> | null>>();
  private readonly styles = new Map<ColorSurface, Map<RunStyle, readonly Judged<Problem>[] | null>>();

  constructor(
    private readonly view: DocumentView,
    private readonly judge: ColorJudge<Problem>,
    private readonly surfaces: readonly ColorSurface[] | null,
  ) {}

  search(): readonly ColorUse<Problem>[] {
    this.searchBackgrounds();
    let [last, judged]: [readonly SeenColor[], readonly Judged<Problem>[] | null] = [NONE, null];
    for (const { colors, placed, step } of this.view.shapeColors) {
      // Cells of a table that are alike stand side by side.
      if (colors !== last) [last, judged] = [colors, this.judged(colors)];
      const { address } = placed;
      if (judged !== null) this.add(judged, step === null ? address : { parent: address, step });
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
    for (const section of model.sections) {
      const colors = section.borders.flatMap((border) => colorsOf(border, 'border'));
      this.add(this.judged(colors), sectionAddress(section, `section[${section.index}]/borders`));
    }
  }

  private searchText(place: TextPlace): void {
    const { body, facts, surface } = place;
    const wrong = judgedLooks(facts, ({ style }) => this.judgedStyle(style, surface));
    if (wrong === null && facts.colored.length === 0) return;
    const gathering = new PlaceGathering<Judged<Problem>>(place, ({ color }) => isLocal(color.provenance));
    if (wrong !== null) gathering.addRuns(wrong);
    for (const number of facts.colored)
      for (const one of this.judged(ownColors(body[number])) ?? NONE) gathering.add(one, number, null);
    for (const { reason, where } of gathering.all()) this.uses.push({ ...reason, where });
  }

  private judgedStyle(style: RunStyle, surface: ColorSurface): readonly Judged<Problem>[] | null {
    const known = memoized(this.styles, surface, () => new Map<RunStyle, readonly Judged<Problem>[] | null>());
    return memoized(known, style, () => this.judged(textColors(style, surface)));
  }

  /** Null when nothing is wrong with any of them. */
  private judged(colors: readonly SeenColor[]): readonly Judged<Problem>[] | null {
    const judged = colors.map((one) => this.verdict(one)).filter((verdict) => verdict !== null);
    return judged.length === 0 ? null : judged;
  }

  /** One object for all uses of a colour on a surface. */
  private verdict(seen: SeenColor): Judged<Problem> | null {
    const { color, surface, of } = seen;
    const key = of === undefined ? surface : `${surface} ${of}`;
    const ofSurface = memoized(this.verdicts, key, () => new Map<EffectiveColor, Judged<Problem> | null>());
    return memoized(ofSurface, color, () => this.make(seen));
  }

  private make({ color, surface, of }: SeenColor): Judged<Problem> | null {
    const name = surfaceIn(this.view.model.format, surface, of);
    if (this.surfaces !== null && !this.surfaces.includes(surface) && !this.surfaces.includes(name)) return null;
    const problem = this.judge(color, surface, name);
    return problem === null ? null : { color, surface: name, problem };
  }

  private add(judged: readonly Judged<Problem>[] | null, address: Address): void {
    for (const one of judged ?? NONE) this.uses.push({ ...one, where: { address } });
  }
}

const NONE: readonly never[] = [];

type Judged<Problem> = Omit<ColorUse<Problem>, 'where'>;

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

/** The colours of a paragraph beside those of its runs. */
function ownColors(paragraph: Paragraph | undefined): readonly SeenColor[] {
  if (paragraph === undefined) return NONE;
  const { runs, bullet, flow } = paragraph;
  const hasBullet = bullet?.color != null && runs.hasCharacters;
  return [
    ...(hasBullet ? [{ color: bullet.color, surface: 'bullet' } as const] : NONE),
    ...(flow === null ? NONE : colorsOf(flow.shading, 'shading')),
    ...(flow === null ? NONE : flow.borders.flatMap((border) => colorsOf(border, 'border'))),
  ];
}
