import type { Address, EffectiveColor, Paragraph, RunStyle } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { ColorSurface } from '../../color-surface.ts';
import { sectionAddress } from '../../document-view/document-sections.ts';
import { surfaceIn } from '../../document-view/document-surfaces.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import { hasSeenFormat, type LocatedBody } from '../../document-view/located-content.ts';
import {
  type ColorPart,
  colorsOfPaint,
  colorsOfTextPart,
  type SurfaceColor,
} from '../../document-view/surface-colors.ts';
import { judgedFormats } from '../../document-view/used-formats.ts';
import { isLocal } from '../../judging/cause.ts';
import type { OccurrenceLocation } from '../../judging/check.ts';
import { PositionGathering } from '../../judging/position-gathering.ts';
import { surfacesOf } from '../../judging/read-rule-params.ts';
import { memoized } from '../../memoized.ts';

/** A colour at one location, or at several positions of one text body, with what a judge found wrong with it. */
export interface ColorUse<Problem> extends SurfaceColor {
  readonly problem: Problem;
  readonly location: OccurrenceLocation;
}

/**
 * Returns what is wrong with a colour, or null. It is asked once for each colour and surface.
 * @param name the name of the surface in findings
 * @param part what has the colour if it is not a fill; undefined for fills, and for everything else
 */
export type ColorJudge<Problem> = (
  color: EffectiveColor,
  surface: ColorSurface,
  name: ColorSurface,
  part: ColorPart | undefined,
) => Problem | null;

/**
 * The uses of colours that a judge finds wrong, on the surfaces that the rule looks at. Areas and lines come first, then
 * texts.
 */
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
    for (const { colors, located, step } of this.view.shapeColors) {
      const { address, parked } = located;
      if (parked) continue;
      this.add(this.judged(colors), step === null ? address : { parent: address, step });
    }
    for (const body of this.view.bodies) if (hasSeenFormat(body)) this.searchText(body);
    return this.uses;
  }

  private searchBackgrounds(): void {
    const { model, slides, stories } = this.view;
    for (const { slide, address } of slides) {
      if (slide) this.add(this.judged(colorsOfPaint(slide.background, 'background')), backgroundOf(address));
    }
    const [body] = stories;
    if (model.format !== 'docx' || body === undefined) return;
    this.add(this.judged(colorsOfPaint(model.pageBackground, 'background')), backgroundOf(body.address));
    for (const section of model.sections) {
      const colors = section.borders.flatMap((border) => colorsOfPaint(border, 'border'));
      this.add(this.judged(colors), sectionAddress(section, `section[${section.index}]/borders`));
    }
  }

  private searchText(body: LocatedBody): void {
    const { paragraphs, facts, surface } = body;
    const wrong = judgedFormats(facts, ({ style }) => this.judgedStyle(style, surface));
    if (wrong === null && facts.colored.length === 0) return;
    const gathering = new PositionGathering<Judged<Problem>>(body, ({ color }) => isLocal(color.provenance));
    if (wrong !== null) gathering.addRuns(wrong);
    for (const number of facts.colored)
      for (const one of this.judged(ownColors(paragraphs[number])) ?? NONE) gathering.add(one, number, null);
    for (const { reason, location } of gathering.all()) this.uses.push({ ...reason, location });
  }

  private judgedStyle(style: RunStyle, surface: ColorSurface): readonly Judged<Problem>[] | null {
    const known = memoized(this.styles, surface, () => new Map<RunStyle, readonly Judged<Problem>[] | null>());
    return memoized(known, style, () => this.judged(textColors(style, surface)));
  }

  /** What is wrong with some colours; null when nothing is. */
  private judged(colors: readonly SurfaceColor[]): readonly Judged<Problem>[] | null {
    const judged = colors.map((one) => this.verdict(one)).filter((verdict) => verdict !== null);
    return judged.length === 0 ? null : judged;
  }

  /** What is wrong with a colour on a surface. All uses share one object, by which they are grouped. */
  private verdict(surfaceColor: SurfaceColor): Judged<Problem> | null {
    const { color, surface, of = '', part = '' } = surfaceColor;
    const key = of === '' && part === '' ? surface : `${surface} ${of} ${part}`;
    const ofSurface = memoized(this.verdicts, key, () => new Map<EffectiveColor, Judged<Problem> | null>());
    return memoized(ofSurface, color, () => this.make(surfaceColor));
  }

  private make({ color, surface, of, part }: SurfaceColor): Judged<Problem> | null {
    const name = surfaceIn(this.view.model.format, surface, of);
    if (this.surfaces !== null && !this.surfaces.includes(surface) && !this.surfaces.includes(name)) return null;
    const problem = this.judge(color, surface, name, part);
    return problem === null ? null : { color, surface: name, problem };
  }

  private add(judged: readonly Judged<Problem>[] | null, address: Address): void {
    for (const one of judged ?? NONE) this.uses.push({ ...one, location: { address } });
  }
}

const NONE: readonly never[] = [];

type Judged<Problem> = Omit<ColorUse<Problem>, 'location'>;

function backgroundOf(parent: Address): Address {
  return { parent, step: { kind: 'background' } };
}

function textColors(style: RunStyle, surface: ColorSurface): readonly SurfaceColor[] {
  const { paint, outline, decorations, hyperlink, highlight, shading, border } = style;
  return [
    ...colorsOfPaint(paint, hyperlink ? 'hyperlink' : surface),
    // Text without a fill is seen by its outline.
    ...(paint.kind === 'none' ? colorsOfPaint(outline, surface) : colorsOfTextPart(outline, surface, 'outline')),
    ...decorations.flatMap((decoration) => colorsOfTextPart(decoration, surface, 'effect')),
    ...(highlight === null ? [] : [{ color: highlight, surface: 'highlight' } as const]),
    ...(shading === null ? [] : [{ color: shading, surface: 'shading' } as const]),
    ...(border === null ? [] : [{ color: border, surface: 'border' } as const]),
  ];
}

/** The colours of a paragraph itself, without those of its runs. */
function ownColors(paragraph: Paragraph | undefined): readonly SurfaceColor[] {
  if (paragraph === undefined) return NONE;
  const { runs, bullet, flow } = paragraph;
  const hasBullet = bullet?.color != null && runs.hasCharacters;
  return [
    ...(hasBullet ? [{ color: bullet.color, surface: 'bullet' } as const] : NONE),
    ...(flow === null ? NONE : colorsOfPaint(flow.shading, 'shading')),
    ...(flow === null ? NONE : flow.borders.flatMap((border) => colorsOfPaint(border, 'border'))),
  ];
}
