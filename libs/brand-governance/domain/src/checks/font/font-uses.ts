import type { EffectiveFont, RunStyle, ScriptSlot } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import type { ColorSurface } from '../../color-surface.ts';
import { surfaceIn } from '../../document-view/document-surfaces.ts';
import type { DocumentView } from '../../document-view/document-view.ts';
import type { UsedFormat } from '../../document-view/format-setting.ts';
import { hasSeenFormat, type LocatedBody } from '../../document-view/located-content.ts';
import { judgedFormats } from '../../document-view/used-formats.ts';
import { isLocal } from '../../judging/cause.ts';
import type { OccurrenceLocation } from '../../judging/check.ts';
import { type Gathered, PositionGathering } from '../../judging/position-gathering.ts';
import { surfacesOf } from '../../judging/read-rule-params.ts';
import { memoized } from '../../memoized.ts';
import { isBulletOfOffice } from './fonts-of-word.ts';

/** A font for one script at several positions of one text body, with what a judge found wrong with it. */
export interface FontUse<Problem> {
  readonly font: EffectiveFont;
  readonly slot: ScriptSlot;
  readonly location: OccurrenceLocation;
  readonly problem: Problem;
}

/** Returns what is wrong with a font for a script, or null. It is asked once for each font and script. */
export type FontJudge<Problem> = (font: EffectiveFont, slot: ScriptSlot) => Problem | null;

/** The uses of fonts that a judge finds wrong, on the surfaces that the rule looks at. */
export function fontUses<Problem>(
  view: DocumentView,
  rule: BrandRule,
  judge: FontJudge<Problem>,
): readonly FontUse<Problem>[] {
  const judged = new JudgedFonts(judge);
  const surfaces = surfacesOf(rule);
  const bullets = surfaceIn(view.model.format, 'bullet');
  const uses: FontUse<Problem>[] = [];
  const add = ({ reason, location }: Gathered<Judged<Problem>>): unknown => uses.push({ ...reason, location });
  for (const body of view.bodies) {
    if (!hasSeenFormat(body)) continue;
    if (looksAt(surfaces, body.surface)) usesInText(body, judged).forEach(add);
    if (looksAt(surfaces, 'bullet') || looksAt(surfaces, bullets)) usesInBullets(body, judged).forEach(add);
  }
  return uses;
}

type Judged<Problem> = Omit<FontUse<Problem>, 'location'>;

function isSetHere({ font }: Judged<unknown>): boolean {
  return font.theme === null && isLocal(font.provenance);
}

function looksAt(surfaces: readonly ColorSurface[] | null, surface: ColorSurface): boolean {
  return surfaces === null || surfaces.includes(surface);
}

function usesInText<Problem>(body: LocatedBody, judged: JudgedFonts<Problem>): readonly Gathered<Judged<Problem>>[] {
  const wrong = judgedFormats(body.facts, (format) => judged.ofFormat(format));
  if (wrong === null) return NONE;
  const gathering = new PositionGathering<Judged<Problem>>(body, isSetHere);
  gathering.addRuns(wrong);
  return gathering.all();
}

const NONE: readonly never[] = [];

/**
 * Whether a font was judged for Latin already. Latin text beyond ASCII has a slot of its own in text documents, mostly with
 * the same font.
 */
function isJudgedAsLatin(slot: ScriptSlot, scripts: readonly ScriptSlot[], { fonts }: RunStyle): boolean {
  return slot === 'high_ansi' && scripts.includes('latin') && fonts.high_ansi.typeface === fonts.latin.typeface;
}

function usesInBullets<Problem>(body: LocatedBody, judged: JudgedFonts<Problem>): readonly Gathered<Judged<Problem>>[] {
  if (body.facts.bulleted.length === 0) return NONE;
  const gathering = new PositionGathering<Judged<Problem>>(body, isSetHere);
  for (const number of body.facts.bulleted) {
    const bullet = body.paragraphs[number]?.bullet;
    if (bullet == null) continue;
    for (const { font, slot } of bullet.fonts) {
      const problem = isBulletOfOffice(bullet, font.typeface) ? null : judged.judge(font, slot);
      if (problem !== null) gathering.add(problem, number, null);
    }
  }
  return gathering.all();
}

/** Judges each style once for the scripts that are written in it, since runs of equal format share their style. */
class JudgedFonts<Problem> {
  private readonly styles = new Map<readonly ScriptSlot[], Map<RunStyle, readonly Judged<Problem>[] | null>>();
  private readonly fonts = new Map<ScriptSlot, Map<EffectiveFont, Judged<Problem> | null>>();

  constructor(private readonly judgeOnce: FontJudge<Problem>) {}

  /** What is wrong with the fonts of a format; null when nothing is. */
  ofFormat({ style, scripts }: UsedFormat): readonly Judged<Problem>[] | null {
    const known = memoized(this.styles, scripts, () => new Map<RunStyle, readonly Judged<Problem>[] | null>());
    return memoized(known, style, () => this.ofStyle(style, scripts));
  }

  private ofStyle(style: RunStyle, scripts: readonly ScriptSlot[]): readonly Judged<Problem>[] | null {
    const judged = scripts.flatMap((slot) => {
      const problem = isJudgedAsLatin(slot, scripts, style) ? null : this.judge(style.fonts[slot], slot);
      return problem === null ? [] : [problem];
    });
    return judged.length === 0 ? null : judged;
  }

  /** What is wrong with a font for a script. All uses share one object, by which they are grouped. */
  judge(font: EffectiveFont, slot: ScriptSlot): Judged<Problem> | null {
    if (font.typeface === '') return null;
    const ofSlot = memoized(this.fonts, slot, () => new Map<EffectiveFont, Judged<Problem> | null>());
    return memoized(ofSlot, font, () => {
      const problem = this.judgeOnce(font, slot);
      return problem === null ? null : { font, slot, problem };
    });
  }
}
