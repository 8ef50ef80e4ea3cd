import type { EffectiveFont, ScriptSlot } from '@livery/office-model';
import { folded } from '../checks/font/approved-fonts.ts';
import { isEmojiFont } from '../checks/font/emoji-fonts.ts';
import { fontUses } from '../checks/font/font-uses.ts';
import { SYMBOL_FONTS } from '../checks/font/font-unapproved.ts';
import { isChosenByWord } from '../checks/font/fonts-of-word.ts';
import type { FontDraft } from '../define-font.ts';
import { FONT_SCRIPTS, type FontRole, type FontScript } from '../font.ts';
import { memoized } from '../memoized.ts';
import { learntName } from './learnt-name.ts';
import { Places } from './places.ts';
import { EVERYWHERE, type Template } from './template.ts';

/** The most fonts that are learnt from one template. */
export const MAX_LEARNT_FONTS = 200;

export interface LearntFont {
  readonly name: string;
  readonly roles: ReadonlySet<FontRole>;
  readonly scripts: ReadonlySet<FontScript>;
  readonly places: Places;
}

interface UsedFont {
  readonly typeface: string;
  readonly script: FontScript;
  ofTheme: boolean;
  readonly places: Places;
}

type Draft = { name: string; roles: Set<FontRole>; scripts: Set<FontScript>; places: Places };

const SYMBOLS: ReadonlySet<string> = new Set(SYMBOL_FONTS.map(folded));

/** The fonts of a template: those of its themes, and for a script without any those that it uses. */
export class LearntFonts {
  private readonly used = new Map<string, UsedFont>();
  private readonly learnt = new Map<string, Draft>();

  constructor(template: Template) {
    this.noteUses(template);
    for (const { fonts, scriptFonts } of template.themes) {
      this.learnOfTheme(fonts.major, 'latin');
      this.learnOfTheme(fonts.minor, 'latin');
      for (const { slot, font } of scriptFonts) this.learnOfTheme(font, slot);
    }
    for (const script of FONT_SCRIPTS) this.learnScript(script);
  }

  get fonts(): readonly LearntFont[] {
    return [...this.learnt.values()].filter(({ name }) => learntName(name, '') !== '');
  }

  /** The fonts that the template uses although they are not among those learnt, each with its script. */
  get further(): readonly { readonly typeface: string; readonly script: FontScript; readonly places: Places }[] {
    return [...this.used.values()].filter(({ typeface, script }) => !this.isLearnt(typeface, script));
  }

  /** Adds a font that the template uses against itself. @returns false if there is no room for more */
  add(typeface: string, script: FontScript): boolean {
    if (this.learnt.size >= MAX_LEARNT_FONTS && !this.learnt.has(folded(typeface))) return false;
    this.learn(typeface, script, 'any');
    return true;
  }

  private noteUses({ view }: Template): void {
    for (const { font, slot, location } of fontUses(view, EVERYWHERE, isText)) {
      const script = scriptOf(slot);
      const key = `${script} ${folded(font.typeface)}`;
      const ofTheme = font.theme !== null;
      const used = memoized(this.used, key, () => {
        return { typeface: font.typeface.trim(), script, ofTheme, places: new Places(ofTheme) };
      });
      used.ofTheme ||= ofTheme;
      used.places.addUses(location, font.theme?.provenance ?? font.provenance);
    }
  }

  private learnOfTheme({ typeface, theme }: EffectiveFont, script: FontScript): void {
    if (theme === null || typeface.trim() === '') return;
    const role = theme.collection === 'major' ? 'heading' : 'body';
    this.learn(typeface, script, role).places.add(theme.provenance.location ?? 'theme', 0);
  }

  private learnScript(script: FontScript): void {
    const used = [...this.used.values()].filter((one) => one.script === script);
    const ofTheme = used.filter((one) => one.ofTheme);
    const isKnown = [...this.learnt.values()].some(({ scripts }) => scripts.has(script));
    const base = ofTheme.length > 0 || isKnown ? ofTheme : used.slice(0, MAX_LEARNT_FONTS);
    for (const { typeface } of base) this.learn(typeface, script, 'any');
  }

  private learn(typeface: string, script: FontScript, role: FontRole): Draft {
    const key = folded(typeface);
    const used = this.used.get(`${script} ${key}`)?.places;
    const font = memoized(this.learnt, key, () => {
      const places = used ?? new Places(role !== 'any');
      return { name: typeface.trim(), roles: new Set<FontRole>(), scripts: new Set<FontScript>(), places };
    });
    if (font.roles.size === 0 || role !== 'any') font.roles.add(role);
    font.scripts.add(script);
    return font;
  }

  private isLearnt(typeface: string, script: FontScript): boolean {
    return this.learnt.get(folded(typeface))?.scripts.has(script) ?? false;
  }
}

export function fontDraftOf({ name, roles, scripts }: LearntFont): FontDraft {
  const named = [...roles].filter((role) => role !== 'any');
  return { name, roles: named.length === 1 ? named : ['any'], scripts: FONT_SCRIPTS.filter((one) => scripts.has(one)) };
}

/** Whether a font is one of text. Fonts of symbols are accepted everywhere. */
function isText({ typeface }: EffectiveFont, slot: ScriptSlot): true | null {
  return isChosenByWord(typeface, slot) || isEmojiFont(typeface) || SYMBOLS.has(folded(typeface)) ? null : true;
}

function scriptOf(slot: ScriptSlot): FontScript {
  return slot === 'ea' || slot === 'cs' ? slot : 'latin';
}
