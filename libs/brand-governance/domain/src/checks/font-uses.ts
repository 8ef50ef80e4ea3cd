import type { ColorSurface } from '../color-surface.ts';
import type { BrandRule } from '../brand-rule.ts';
import type { Address } from '../document/address.ts';
import type { EffectiveFont, RunStyle, ScriptSlot } from '../document/run-style.ts';
import type { Bullet } from '../document/text-body.ts';
import { surfaceIn } from './document-surfaces.ts';
import type { DocumentView } from './document-view.ts';
import { isShown, paragraphAddress, runAddress, type TextPlace } from './places.ts';
import { surfacesOf } from './rule-params.ts';

/** A font as it is used in one place for one script, with what a judge said of it. */
export interface FontUse<Problem> {
  readonly font: EffectiveFont;
  readonly slot: ScriptSlot;
  readonly address: Address;
  readonly problem: Problem;
}

/** Says what is wrong with a font of a script, or null. Asked once for each font and script. */
export type FontJudge<Problem> = (font: EffectiveFont, slot: ScriptSlot) => Problem | null;

/** Every theme of Office draws its bullets in Arial: nobody sees the font of a dot. */
const DOT_FONTS: ReadonlySet<string> = new Set(['arial']);

/** The uses of fonts that a judge finds wrong, in the text surfaces that the rule looks at. */
export function fontUses<Problem>(
  view: DocumentView,
  rule: BrandRule,
  judge: FontJudge<Problem>,
): readonly FontUse<Problem>[] {
  const judged = new JudgedFonts(judge);
  const surfaces = surfacesOf(rule);
  const bullets = surfaceIn(view.model.format, 'bullet');
  const uses: FontUse<Problem>[] = [];
  for (const place of view.texts) {
    if (!isShown(place)) continue;
    if (looksAt(surfaces, place.surface)) usesInText(place, judged, uses);
    if (looksAt(surfaces, 'bullet') || looksAt(surfaces, bullets)) usesInBullets(place, judged, uses);
  }
  return uses;
}

function looksAt(surfaces: readonly ColorSurface[] | null, surface: ColorSurface): boolean {
  return surfaces === null || surfaces.includes(surface);
}

function usesInText<Problem>(place: TextPlace, judged: JudgedFonts<Problem>, uses: FontUse<Problem>[]): void {
  if (judged.approve(place)) return;
  for (const paragraph of place.body) {
    for (const [number, { scripts, style }] of paragraph.runs.entries()) {
      for (const slot of scripts) {
        const problem = judged.of(style, slot);
        if (problem === null || isToldAlready(slot, scripts, style)) continue;
        uses.push({ font: style.fonts[slot], slot, address: runAddress(place, paragraph, number), problem });
      }
    }
  }
}

/** Latin text beyond ASCII has a slot of its own in text documents, and mostly the same font. */
function isToldAlready(slot: ScriptSlot, scripts: readonly ScriptSlot[], { fonts }: RunStyle): boolean {
  return slot === 'high_ansi' && scripts.includes('latin') && fonts.high_ansi.typeface === fonts.latin.typeface;
}

function usesInBullets<Problem>(place: TextPlace, judged: JudgedFonts<Problem>, uses: FontUse<Problem>[]): void {
  for (const paragraph of place.body) {
    const { bullet, runs } = paragraph;
    if (bullet === null || bullet.fonts.length === 0 || runs.every(({ scripts }) => scripts.length === 0)) continue;
    for (const { font, slot } of bullet.fonts) {
      const problem = isDot(bullet, font) ? null : judged.judge(font, slot);
      if (problem !== null) uses.push({ font, slot, address: paragraphAddress(place, paragraph), problem });
    }
  }
}

function isDot({ characters }: Bullet, { typeface }: EffectiveFont): boolean {
  return characters !== '' && !/[\p{L}\p{N}]/u.test(characters) && DOT_FONTS.has(typeface.toLowerCase());
}

/** Runs that look alike share their style: the verdict on it is looked up once for each run. */
class JudgedFonts<Problem> {
  private readonly styles = new Map<ScriptSlot, Map<RunStyle, Problem | null>>();
  private readonly fonts = new Map<ScriptSlot, Map<EffectiveFont, Problem | null>>();

  constructor(private readonly judgeOnce: FontJudge<Problem>) {}

  /** Whether none of the styles of a text has a problem with a script that is set in it. */
  approve({ facts }: TextPlace): boolean {
    for (const [style, { scripts }] of facts.styles) {
      for (const slot of scripts) if (this.of(style, slot) !== null) return false;
    }
    return true;
  }

  of(style: RunStyle, slot: ScriptSlot): Problem | null {
    const known = this.styles.get(slot) ?? new Map<RunStyle, Problem | null>();
    let problem = known.get(style);
    if (problem === undefined) {
      problem = this.judge(style.fonts[slot], slot);
      this.styles.set(slot, known.set(style, problem));
    }
    return problem;
  }

  judge(font: EffectiveFont, slot: ScriptSlot): Problem | null {
    if (font.typeface === '') return null;
    const known = this.fonts.get(slot) ?? new Map<EffectiveFont, Problem | null>();
    let problem = known.get(font);
    if (problem === undefined) {
      problem = this.judgeOnce(font, slot);
      this.fonts.set(slot, known.set(font, problem));
    }
    return problem;
  }
}
