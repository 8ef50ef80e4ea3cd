import {
  type Address,
  type EffectiveColor,
  formatRgb,
  type Paragraph,
  parseRgb,
  type Rgb,
  type RunStyle,
} from '@livery/office-model';
import type { BrandPalette } from '../../brand-palette.ts';
import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import { composed, contrastOf } from '../../color/contrast.ts';
import type { Backdrop, Backdrops } from '../../document-view/backdrops.ts';
import { isOnPage, type LocatedBody, paragraphAddress } from '../../document-view/located-content.ts';
import { isAutomatic, runsWith, type StyleJudge } from '../../document-view/styled-runs.ts';
import { inkOf } from '../../document-view/visible-text.ts';
import { isLocal, remedy } from '../../judging/cause.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, surfacesOf } from '../../judging/read-rule-params.ts';
import { brandColorInWords, hexOf } from '../color/color-in-words.ts';

const ratio = numberFrom(1, 21);
const points = numberFrom(1, 4_000);

const PARAMS = {
  min_ratio: defaulted(ratio, 4.5, 'The minimum contrast of text, as a contrast ratio of WCAG, from 1 to 21.'),
  min_ratio_large: defaulted(
    ratio,
    3,
    'The minimum contrast of large text, as a contrast ratio of WCAG, from 1 to 21.',
  ),
  large_pt: defaulted(points, 18, 'The size in points from which text counts as large.'),
  large_bold_pt: defaulted(points, 14, 'The size in points from which bold text counts as large.'),
};

/** Reports text that does not stand out from what lies behind it (WCAG 2.2, 1.4.3; check catalogue, 3.1). */
export const contrastText = ruleCheck({
  type: 'contrast.text',
  severity: 'high',
  name: 'Readable text',
  summary:
    'The contrast between text and what lies behind it is too low. Highlight, shading, cell, shape, the shapes below, layout and background are considered.',
  params: PARAMS,
  surfaces: TEXT_SURFACES,
  find: (rule, context) => new ContrastSearch(rule, context).occurrences(),
});

interface Verdict {
  readonly color: EffectiveColor;
  readonly below: Rgb;
  readonly ratio: number;
  readonly required: number;
}

class ContrastSearch {
  private readonly backdrops: Backdrops;
  private readonly requirement: (style: RunStyle) => number;
  private readonly found: Occurrence[] = [];

  constructor(
    private readonly rule: BrandRule,
    private readonly context: CheckContext,
  ) {
    this.backdrops = context.view(rule).backdrops;
    this.requirement = requirementOf(rule);
  }

  occurrences(): readonly Occurrence[] {
    const surfaces = surfacesOf(this.rule);
    for (const body of this.context.view(this.rule).bodies) {
      if (!isOnPage(body)) continue;
      if (surfaces?.includes(body.surface) === false) continue;
      this.searchIn(body);
    }
    return this.found;
  }

  private searchIn(body: LocatedBody): void {
    const judge: StyleJudge<Verdict> = (style, paragraph) => this.verdict(body, style, paragraph);
    for (const { run, address, problem } of runsWith(body, judge)) {
      if (!run.hidden) this.found.push(this.occurrence(body, address, problem));
    }
  }

  private verdict(body: LocatedBody, style: RunStyle, paragraph: Paragraph): Verdict | null {
    const colors = colorsOf(style);
    if (colors.length === 0) return null;
    const backdrop = this.backdrops.behind(body, style, paragraph);
    if (isAutomatic(style, paragraph) && !backdrop.isUnknown) return null;
    const required = this.requirement(style);
    const worst = worstOf(colors, backdrop);
    const isClear = backdrop.reason === null || (!backdrop.isUnknown && bestOf(colors, backdrop) < required);
    if (isClear) return worst !== null && worst.ratio < required ? { ...worst, required } : null;
    if (backdrop.isUnknown || (worst !== null && worst.ratio < required)) {
      const address = paragraphAddress(body, paragraph);
      this.context.omit('contrast', backdrop.reason, address);
    }
    return null;
  }

  private occurrence({ surface }: LocatedBody, address: Address, verdict: Verdict): Occurrence {
    const { color, below, ratio: actual, required } = verdict;
    const { rule, context } = this;
    const rgb = formatRgb(color.rgb);
    return {
      rule,
      severity: rule.severity,
      title: 'Text is hard to read',
      address,
      cause: color.provenance,
      value: `${rgb} on ${formatRgb(below)}`,
      groupedBy: 'style',
      color: { actual: `#${rgb}`, surface },
      describe: () => {
        const measured = `${hexOf(color.rgb)} on ${hexOf(below)} ${legibilityOf(actual)}: ${inWords(actual)}, needed ${inWords(required)}.`;
        const where = isLocal(color.provenance) ? '' : ` ${remedy(color.provenance)}`;
        return `${measured}${proposal(color, below, required, context.guideline.palettes)}${where}`;
      },
    };
  }
}

function requirementOf(rule: BrandRule): (style: RunStyle) => number {
  const normal = numberOf(rule, 'min_ratio', PARAMS.min_ratio.default);
  const large = numberOf(rule, 'min_ratio_large', PARAMS.min_ratio_large.default);
  const largeFrom = numberOf(rule, 'large_pt', PARAMS.large_pt.default);
  const largeBoldFrom = numberOf(rule, 'large_bold_pt', PARAMS.large_bold_pt.default);
  return ({ size, bold }) =>
    size.effective >= largeFrom || (bold && size.effective >= largeBoldFrom) ? large : normal;
}

/** The colours of the text itself. A gradient gives those of all its stops. */
function colorsOf(style: RunStyle): readonly EffectiveColor[] {
  const paint = inkOf(style);
  if (paint.kind === 'solid') return paint.color.alpha === 0 ? [] : [paint.color];
  if (paint.kind === 'gradient') return paint.stops;
  return paint.kind === 'pattern' ? paint.colors : [];
}

function worstOf(
  colors: readonly EffectiveColor[],
  { colors: backgrounds }: Backdrop,
): Omit<Verdict, 'required'> | null {
  let worst: Omit<Verdict, 'required'> | null = null;
  for (const color of colors) {
    for (const below of backgrounds) {
      const contrast = contrastOf(composed(color.rgb, color.alpha, below), below);
      if (worst === null || contrast < worst.ratio) worst = { color, below, ratio: contrast };
    }
  }
  return worst;
}

/** The contrast with the background colour that suits the text best. */
function bestOf(colors: readonly EffectiveColor[], { colors: backgrounds }: Backdrop): number {
  const ofBackgrounds = backgrounds.map((below) =>
    Math.min(...colors.map((color) => contrastOf(composed(color.rgb, color.alpha, below), below))),
  );
  return Math.max(0, ...ofBackgrounds);
}

/** Proposes the nearest colour that reaches the required contrast: one of the palettes, else black or white. */
function proposal(color: EffectiveColor, below: Rgb, required: number, palettes: readonly BrandPalette[]): string {
  const named = palettes
    .filter(({ role }) => role !== 'legacy' && role !== 'chart')
    .flatMap(({ colors }) =>
      colors.map(({ name, hex }) => ({ name: name === hex ? '' : name, rgb: parseRgb(hex) ?? 0 })),
    );
  const lab = toLab(color.rgb);
  const nearestOf = (all: readonly { readonly name: string; readonly rgb: Rgb }[]) =>
    all
      .filter(({ rgb }) => rgb !== color.rgb && contrastOf(rgb, below) >= required)
      .toSorted((a, b) => ciede2000(lab, toLab(a.rgb)) - ciede2000(lab, toLab(b.rgb)))[0];
  const best = nearestOf(named) ?? nearestOf([BLACK, WHITE]);
  return best === undefined ? '' : ` ${brandColorInWords(best)} reaches ${inWords(contrastOf(best.rgb, below))}.`;
}

const BLACK = { name: 'Black', rgb: 0x000000 };
const WHITE = { name: 'White', rgb: 0xffffff };

/** How well a text with a contrast below the required one is read. */
function legibilityOf(contrast: number): string {
  if (contrast < 1.5) return 'is nearly invisible';
  return contrast < 3 ? 'is hard to read' : 'stands out too little';
}

/** A contrast in words: `2.2 : 1`. It is cut and not rounded, so that 4.49 does not read as 4.5. */
function inWords(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
}
