import type { EffectiveColor, Paragraph, ParagraphLayout, RunFormat, RunLayout } from '@livery/office-model';
import { colorOf } from '../svg/paints.ts';
import type { StyledText } from './line-breaker.ts';
import type { TextFace } from './text-widths.ts';

/** How a run is drawn. */
export interface RunFace extends TextFace {
  readonly color: EffectiveColor | null;
  /** The color is transparent: the text is not filled. */
  readonly unfilled: boolean;
  readonly highlight: EffectiveColor | null;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  /** How far it is raised, as a share of the size. */
  readonly raised: number;
}

const SMALL = 0.66;
const PLAIN: RunLayout = { italic: false, underlined: false, struck: false, caps: false, raised: 0, spacing: 0 };

/** The runs of a paragraph with their faces. Neighbouring runs that look the same share one face. */
export function styledTexts({ runs }: Paragraph, layout: ParagraphLayout | undefined): StyledText<RunFace>[] {
  const texts: StyledText<RunFace>[] = [];
  let last: { readonly format: RunFormat; readonly look: RunLayout; readonly face: RunFace } | undefined;
  for (let index = 0; index < runs.length; index += 1) {
    const format = runs.formatAt(index);
    if (format === undefined) continue;
    const look = layout?.runs[index] ?? PLAIN;
    if (last?.format !== format || last.look !== look) last = { format, look, face: faceOf(format, look) };
    const text = runs.textAt(index);
    texts.push({ text: look.caps ? text.toUpperCase() : text, style: last.face });
  }
  return texts;
}

function faceOf({ style, scripts, link }: RunFormat, look: RunLayout): RunFace {
  const { paint, size, highlight, bold } = style;
  const { italic, underlined, struck, raised, spacing } = look;
  return {
    typeface: style.fonts[scripts[0] ?? 'latin'].typeface,
    size: raised === 0 ? size.effective : size.effective * SMALL,
    bold,
    spacing,
    color: colorOf(paint),
    unfilled: paint.kind === 'none' && paint.provenance !== null,
    highlight,
    italic,
    underlined: underlined || link !== null,
    struck,
    raised,
  };
}
