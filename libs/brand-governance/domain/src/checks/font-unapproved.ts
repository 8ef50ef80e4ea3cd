import type { BrandRule } from '../brand-rule.ts';
import type { Address } from '../document/address.ts';
import type { DocumentModel } from '../document/document-model.ts';
import type { Provenance } from '../document/provenance.ts';
import type { EffectiveFont, ScriptSlot } from '../document/run-style.ts';
import { type Font, FONT_SCRIPTS, type FontScript } from '../font.ts';
import type { Guideline } from '../guideline.ts';
import type { Check, Occurrence } from './check.ts';
import { counted, isLocal, remedy } from './cause.ts';
import { COMMON_PARAMS, surfacesOf } from './rule-params.ts';
import { patternsOf } from './rule-patterns.ts';
import { textSurfaces } from './surfaces.ts';

/** Approved everywhere: their characters are symbols, not text (check catalogue, 3.2). */
const SYMBOL_FONTS: readonly string[] = ['symbol', 'wingdings', 'wingdings 2', 'wingdings 3', 'webdings'];

const SLOT_NAMES: Readonly<Record<ScriptSlot, string>> = {
  latin: 'Latin',
  ea: 'East Asian',
  cs: 'complex script',
  sym: 'symbol',
};

const MAX_NAMED = 5;
const MAX_FAMILY_CHARS = 100;

/**
 * The effective font of a script that occurs is not registered for it (check catalogue, 3.2). A script for which no
 * font is registered is not judged. `allowed_font` adds to the registered fonts, `forbidden_font` reports its own.
 */
export const fontUnapproved: Check = {
  type: 'font.unapproved',
  severity: 'high',
  ruleTypes: [
    { type: 'font.unapproved', name: 'Approved fonts only', pattern: null },
    { type: 'allowed_font', name: 'Allowed font', pattern: familyProblem },
    { type: 'forbidden_font', name: 'Forbidden font', pattern: familyProblem },
  ],
  params: COMMON_PARAMS,
  find: (model, rules, guideline) => {
    const forbidding = rules.filter(({ type }) => type === 'forbidden_font');
    const allowing = rules.filter(({ type }) => type === 'allowed_font');
    const own = rules.filter(({ type }) => type === 'font.unapproved');
    const forbidden = new Set(forbidding.flatMap(patternsOf).map(folded));
    const approved = approvedFonts(guideline, allowing.flatMap(patternsOf));
    return [
      ...forbidding.flatMap((rule) => [...findFonts(model, rule, forbiddenBy(rule))]),
      ...(own.length > 0 ? own : allowing.slice(0, 1)).flatMap((rule) => [
        ...findFonts(model, rule, unapprovedBy(approved, forbidden)),
      ]),
    ];
  },
};

/** Says what is wrong with a font of a script, or null. */
type Judge = (typeface: string, slot: ScriptSlot) => { readonly title: string; readonly advice: string } | null;

function familyProblem(family: string): string | null {
  const fits = family.trim() !== '' && family.length <= MAX_FAMILY_CHARS;
  return fits ? null : `A font name has 1 to ${MAX_FAMILY_CHARS} characters.`;
}

function forbiddenBy(rule: BrandRule): Judge {
  const names = new Set(patternsOf(rule).map(folded));
  const advice = rule.replacement === null ? '' : ` Use ${rule.replacement}.`;
  return (typeface) => (names.has(folded(typeface)) ? { title: 'Font is forbidden', advice } : null);
}

/** The approved families of each script, as they are written. */
function approvedFonts({ fonts }: Guideline, allowed: readonly string[]): Readonly<Record<FontScript, string[]>> {
  const families = (script: FontScript): string[] => [
    ...new Set([...fonts.filter(({ scripts }) => scripts.includes(script)).flatMap(namesOf), ...allowed]),
  ];
  return { latin: families('latin'), ea: families('ea'), cs: families('cs') };
}

function namesOf({ family, name }: Font): string[] {
  return [family, name];
}

function unapprovedBy(approved: Readonly<Record<FontScript, string[]>>, forbidden: ReadonlySet<string>): Judge {
  const [latin, ea, cs] = FONT_SCRIPTS.map((script) => judgeOf(approved[script], forbidden));
  const judges = { latin, ea, cs, sym: latin };
  return (typeface, slot) => judges[slot]?.(typeface, slot) ?? null;
}

function judgeOf(families: readonly string[], forbidden: ReadonlySet<string>): Judge {
  if (families.length === 0) return () => null;
  const accepted = new Set([...families.map(folded), ...SYMBOL_FONTS, ...forbidden]);
  const rest = families.length > MAX_NAMED ? ' …' : '';
  const advice = ` Approved: ${families.slice(0, MAX_NAMED).join(', ')}${rest}.`;
  return (typeface) => (accepted.has(folded(typeface)) ? null : { title: 'Font is not approved', advice });
}

function* findFonts(model: DocumentModel, rule: BrandRule, judge: Judge): Generator<Occurrence> {
  const surfaces = surfacesOf(rule);
  const judgeOnce = remembering(judge);
  for (const { surface, address, body } of textSurfaces(model, rule)) {
    if (surfaces?.includes(surface) === false) continue;
    for (const [index, { runs }] of body.entries()) {
      for (const [number, { scripts, style }] of runs.entries()) {
        for (const slot of scripts) {
          const font = style.fonts[slot];
          const problem = judgeOnce(font, slot);
          if (problem === null || font.typeface === '') continue;
          const paragraph: Address = { parent: address, step: { kind: 'paragraph', index } };
          yield occurrence(rule, { parent: paragraph, step: { kind: 'run', index: number } }, font, slot, problem);
        }
      }
    }
  }
}

/** Each font is judged once for each slot: slots that say nothing share the Latin font. */
function remembering(judge: Judge): (font: EffectiveFont, slot: ScriptSlot) => ReturnType<Judge> {
  const judged = { latin: fontMap(), ea: fontMap(), cs: fontMap(), sym: fontMap() };
  return (font, slot) => {
    const known = judged[slot].get(font);
    if (known !== undefined) return known;
    const problem = judge(font.typeface, slot);
    judged[slot].set(font, problem);
    return problem;
  };
}

function fontMap(): Map<EffectiveFont, ReturnType<Judge>> {
  return new Map();
}

function occurrence(
  rule: BrandRule,
  address: Address,
  font: EffectiveFont,
  slot: ScriptSlot,
  { title, advice }: { readonly title: string; readonly advice: string },
): Occurrence {
  const cause = font.theme?.provenance ?? font.provenance;
  return {
    rule,
    severity: rule.severity,
    title,
    address,
    cause,
    value: `${font.typeface} (${SLOT_NAMES[slot]})`,
    color: null,
    describe: ({ length }) =>
      `${font.typeface} (${SLOT_NAMES[slot]}) in ${counted(length, 'run')}${origin(cause)}.${advice} ${remedy(cause)}`,
  };
}

function origin(cause: Provenance): string {
  return isLocal(cause) ? '' : `, from ${cause.name}`;
}

/** Font names compare without regard to case. */
function folded(family: string): string {
  return family.trim().toLowerCase();
}
