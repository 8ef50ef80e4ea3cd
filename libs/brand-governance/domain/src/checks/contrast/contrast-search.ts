import type { Address, EffectiveColor, Paragraph, Rgb, RunStyle, Story } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { composed, contrastOf } from '../../color/contrast.ts';
import type { Backdrop, Backdrops } from '../../document-view/backdrops.ts';
import { isOnPage, type LocatedBody, paragraphAddress } from '../../document-view/located-content.ts';
import { isAutomatic, runsWith, type StyleJudge } from '../../document-view/styled-runs.ts';
import { inkOf } from '../../document-view/visible-text.ts';
import type { CheckContext } from '../../judging/check.ts';
import { surfacesOf } from '../../judging/read-rule-params.ts';
import { contrastLimit } from './contrast-limits.ts';

/** How a text stands out from what lies behind it. */
interface Contrast {
  readonly color: EffectiveColor;
  readonly below: Rgb;
  readonly ratio: number;
}

/** A contrast that is too low. */
interface LowContrast extends Contrast {
  readonly required: number;
}

/** A run whose contrast is too low. */
export interface FaintText extends LowContrast {
  readonly body: LocatedBody;
  readonly address: Address;
}

/** The texts of a document whose contrast is below the limit of a rule, in document order. */
export function* faintTexts(rule: BrandRule, context: CheckContext): Generator<FaintText> {
  const surfaces = surfacesOf(rule);
  const search = new ContrastSearch(rule, context);
  for (const body of context.view(rule).bodies) {
    if (isOnPage(body) && surfaces?.includes(body.surface) !== false) yield* search.in(body);
  }
}

class ContrastSearch {
  private readonly backdrops: Backdrops;
  private readonly limit: (style: RunStyle) => number;

  constructor(
    rule: BrandRule,
    private readonly context: CheckContext,
  ) {
    this.backdrops = context.view(rule).backdrops;
    this.limit = contrastLimit(rule);
  }

  *in(body: LocatedBody): Generator<FaintText> {
    const prompting = promptingParagraphs(body.container.story);
    const judge: StyleJudge<LowContrast> = (style, paragraph) =>
      prompting.has(paragraph) && isPrompt(style) ? null : this.lowContrast(body, style, paragraph);
    for (const { run, address, problem } of runsWith(body, judge)) {
      if (!run.hidden) yield { ...problem, body, address };
    }
  }

  private lowContrast(body: LocatedBody, style: RunStyle, paragraph: Paragraph): LowContrast | null {
    const colors = colorsOf(style);
    if (colors.length === 0) return null;
    const backdrop = this.backdrops.behind(body, style, paragraph);
    if (isAutomatic(style, paragraph) && !backdrop.isUnknown) return null;
    const required = this.limit(style);
    const worst = worstOf(colors, backdrop);
    const isClear = backdrop.reason === null || (!backdrop.isUnknown && bestOf(colors, backdrop) < required);
    if (isClear) return worst !== null && worst.ratio < required ? { ...worst, required } : null;
    if (backdrop.isUnknown || (worst !== null && worst.ratio < required)) {
      this.context.omit('contrast', backdrop.reason, paragraphAddress(body, paragraph));
    }
    return null;
  }
}

/** The paragraphs in which an empty content control shows its prompt. */
function promptingParagraphs(story: Story | null): ReadonlySet<Paragraph | undefined> {
  const empty = story?.contentControls.filter(({ isEmpty }) => isEmpty) ?? [];
  return new Set(empty.map(({ paragraph }) => story?.paragraphs[paragraph]));
}

/** Whether a text there is the prompt. Office makes it grey with a character style; the text that replaces it has another colour. */
function isPrompt(style: RunStyle): boolean {
  return colorsOf(style).some(({ provenance }) => provenance.source === 'character_style');
}

/** The colours of the text itself. A gradient gives those of all its stops. */
function colorsOf(style: RunStyle): readonly EffectiveColor[] {
  const paint = inkOf(style);
  if (paint.kind === 'solid') return paint.color.alpha === 0 ? [] : [paint.color];
  if (paint.kind === 'gradient') return paint.stops;
  return paint.kind === 'pattern' ? paint.colors : [];
}

function worstOf(colors: readonly EffectiveColor[], { colors: backgrounds }: Backdrop): Contrast | null {
  let worst: Contrast | null = null;
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
