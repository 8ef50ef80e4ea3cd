import { hasAtMost } from '@livery/kernel';
import type { EffectiveFont, ScriptSlot, ThemeFont } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { FONT_SURFACES } from '../../color-surface.ts';
import type { Fix, Unfixable } from '../../fixing/fix.ts';
import type { FontScript } from '../../font.ts';
import { changeThere, remedy } from '../../judging/cause.ts';
import type { Check, CheckContext, Occurrence, OccurrenceFacts, Uses } from '../../judging/check.ts';
import { menuOfListMarks } from '../../judging/list-marks.ts';
import { defaulted, flag, mapOf, objectOf, text, textList } from '../../judging/param-schemas.ts';
import { COMMON_PARAMS, flagOf, objectParam, strings, textsOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { atLeast, type Severity } from '../../severity.ts';
import { type ApprovedFonts, approvedFonts, folded } from './approved-fonts.ts';
import { isEmojiFont } from './emoji-fonts.ts';
import { andIs, fontInWords, fontOfScript, noFontInWords } from './font-in-words.ts';
import { isChosenByWord } from './fonts-of-word.ts';
import { type FontChoice, fontFix } from './font-fix.ts';
import { fontUses } from './font-uses.ts';
import { THEME_FONT_NAMES } from './theme-font-names.ts';
import { requiredFontOf } from './required-fonts.ts';
import { isWordOfStyleSheets } from './web-fonts.ts';

/** Fonts that are approved everywhere, since their characters are symbols and not text (check catalogue, 3.2). */
export const SYMBOL_FONTS = ['Symbol', 'Wingdings', 'Wingdings 2', 'Wingdings 3', 'Webdings'] as const;

const PARAMS = {
  allowed: defaulted(textList, [], 'Names of fonts that are approved in addition to the registered ones.'),
  allowed_by_script: defaulted(
    objectOf({ latin: textList, ea: textList, cs: textList }),
    {},
    'Names of fonts that are approved for one script only: Latin, East Asian or complex scripts.',
  ),
  symbol_fonts: defaulted(textList, SYMBOL_FONTS, 'Names of symbol fonts. They are approved everywhere.'),
  map: defaulted(mapOf(text), {}, 'The font to use instead of a font that is not approved, by the name of that font.'),
  must_use_theme: defaulted(flag, false, 'Whether an approved font must be written as a font of the theme.'),
};

const MAX_NAMED = 5;
const MAX_FAMILY_CHARS = 100;

/**
 * Reports an effective font that is not registered for the script it is used for (check catalogue, 3.2). A script for which no
 * font is registered is not judged. `allowed_font` rules add to the registered fonts; `forbidden_font` rules report their own. The finding on a
 * font of the theme names the font that `font.theme` requires.
 */
export const fontUnapproved: Check = {
  type: 'font.unapproved',
  severity: 'high',
  summary: 'The effective font of a script that occurs in the text is not approved.',
  fix: 'Writes the font that `map` names, or removes the font if the inherited one is approved, or writes the font of the theme or the only approved one.',
  ruleTypes: [
    { type: 'font.unapproved', name: 'Approved fonts only', pattern: null },
    { type: 'allowed_font', name: 'Allowed font', pattern: familyProblem, example: { pattern: 'Inter' } },
    {
      type: 'forbidden_font',
      name: 'Forbidden font',
      pattern: familyProblem,
      example: { pattern: 'Comic Sans MS', replacement: 'Inter' },
    },
  ],
  params: { ...COMMON_PARAMS, ...PARAMS },
  surfaces: FONT_SURFACES,
  example: { params: { allowed: ['Inter'], map: { Calibri: 'Inter' } } },
  find: (rules, context) => {
    const forbidding = rules.filter(({ type }) => type === 'forbidden_font');
    const allowing = rules.filter(({ type }) => type === 'allowed_font');
    const own = rules.filter(({ type }) => type === 'font.unapproved');
    const forbidden = forbidding.flatMap(patternsOf);
    const allowed = allowing.flatMap(patternsOf);
    return [
      ...forbidding.flatMap((rule) => findFonts(rule, context, forbiddenBy(rule))),
      ...(own.length > 0 ? own : allowing.slice(0, 1)).flatMap((rule) => {
        return findFonts(rule, context, unapprovedBy(rule, approvedBy(rule, context, allowed), forbidden));
      }),
    ];
  },
};

interface Problem {
  readonly severity: Severity;
  readonly title: string;
  readonly choice: FontChoice;
  /** What is wrong, behind `Montserrat appears in 2 places`, and what to use instead. */
  readonly verdict: (uses: Uses) => string;
}

type Judge = (font: EffectiveFont, slot: ScriptSlot) => Problem | null;

function familyProblem(family: string): string | null {
  const fits = family.trim() !== '' && hasAtMost(family, MAX_FAMILY_CHARS);
  return fits ? null : `A font name has 1 to ${MAX_FAMILY_CHARS} characters.`;
}

function approvedBy(rule: BrandRule, { guideline }: CheckContext, allowed: readonly string[]): ApprovedFonts {
  const own = [...allowed, ...textsOf(rule, 'allowed')];
  const byScript = objectParam(rule, 'allowed_by_script');
  return approvedFonts(guideline, (script: FontScript) => [...own, ...strings(byScript[script] ?? [])]);
}

function forbiddenBy(rule: BrandRule): Judge {
  const names = new Set(patternsOf(rule).map(folded));
  const use = rule.replacement === null ? '' : ` Use ${rule.replacement}.`;
  const verdict = (uses: Uses): string => `${andIs(uses)} forbidden.${use}`;
  const choice: FontChoice = {
    replacement: rule.replacement,
    isNamed: rule.replacement !== null,
    isApproved: () => false,
  };
  const problem: Problem = { severity: rule.severity, title: 'Font is forbidden', verdict, choice };
  return ({ typeface }) => (names.has(folded(typeface)) ? problem : null);
}

function unapprovedBy(rule: BrandRule, approved: ApprovedFonts, forbidden: readonly string[]): Judge {
  const { severity } = rule;
  const passed = new Set([...textsOf(rule, 'symbol_fonts', PARAMS.symbol_fonts.default), ...forbidden].map(folded));
  const mustUseTheme = flagOf(rule, 'must_use_theme', PARAMS.must_use_theme.default);
  const map = new Map(Object.entries(objectParam(rule, 'map')).map(([from, to]) => [folded(from), to]));
  return ({ typeface, theme }, slot) => {
    const script = slot === 'ea' || slot === 'cs' ? slot : 'latin';
    const families = approved[script];
    if (
      families.length === 0 ||
      isChosenByWord(typeface, slot) ||
      isEmojiFont(typeface) ||
      passed.has(folded(typeface))
    )
      return null;
    if (families.some((family) => folded(family) === folded(typeface))) {
      if (!mustUseTheme || theme !== null) return null;
      const verdict = (): string => ', but not as a font of the theme: choose it there.';
      return { severity, title: 'Font is not bound to the theme', verdict, choice: onlyInTheme(typeface) };
    }
    const replacement = map.get(folded(typeface));
    const use = typeof replacement === 'string' ? ` Use ${replacement}.` : '';
    const rest = families.length > MAX_NAMED ? ' …' : '';
    return {
      severity,
      title: 'Font is not approved',
      choice: {
        replacement: typeof replacement === 'string' ? replacement : approved.only(script),
        isNamed: typeof replacement === 'string',
        isApproved: (family) => families.some((one) => folded(one) === folded(family)),
      },
      verdict: () => `; your fonts are ${families.slice(0, MAX_NAMED).join(', ')}${rest}.${use}`,
    };
  };
}

/** An approved font is bound to the theme where the theme has it. */
function onlyInTheme(typeface: string): FontChoice {
  return { replacement: typeface, isNamed: true, isApproved: () => false };
}

/** What is wrong with a font of the theme in whose place one of some rules requires another one; the problem itself if none does. */
function asRequired(problem: Problem, { theme, typeface }: EffectiveFont, rules: readonly BrandRule[]): Problem {
  for (const rule of rules) {
    const wanted = theme && requiredFontOf(rule)(theme.collection, typeface);
    if (wanted === null) continue;
    return {
      ...problem,
      severity: atLeast(problem.severity, rule.severity),
      choice: { ...problem.choice, replacement: wanted, isNamed: true },
      verdict: () => `; yours is ${wanted}.`,
    };
  }
  return problem;
}

/** Finds fonts. What the occurrences of one font and script have in common is made once. */
function findFonts(rule: BrandRule, context: CheckContext, judge: Judge): Occurrence[] {
  const requiring = context.rulesOf('font.theme');
  const uses = fontUses(context.view(rule), rule, (font, slot) => {
    const found = judge(font, slot);
    if (found === null) return null;
    const problem = isLatin(slot) ? asRequired(found, font, requiring) : found;
    const fix = (): Fix | Unfixable => fontFix(font, slot, problem.choice, context.model);
    return { ...commonFacts(rule, font, slot, problem), fix };
  });
  return uses.map(({ problem, location }) => ({ ...problem, ...location }));
}

function commonFacts(
  rule: BrandRule,
  font: EffectiveFont,
  slot: ScriptSlot,
  { severity, title, verdict }: Problem,
): OccurrenceFacts {
  const cause = font.theme?.provenance ?? font.provenance;
  const value = fontOfScript(font.typeface, slot);
  const name = isLatin(slot) ? font.typeface : value;
  const isNoFont = isWordOfStyleSheets(font.typeface);
  return {
    rule,
    severity,
    title: isNoFont ? 'Font does not exist' : title,
    cause,
    value,
    groupedBy: 'document',
    former: { groupedBy: 'style' },
    color: null,
    describe: (uses) => {
      const marks = uses.listMarks();
      const menu = marks && menuOfListMarks(marks);
      const what = isNoFont ? noFontInWords(font.typeface, uses.length) : fontInWords(name, uses);
      const where = font.theme === null ? remedy(cause, uses.slides(), menu) : remedyOfTheme(font.theme);
      return `${what}${verdict(uses)} ${where}`;
    },
  };
}

function remedyOfTheme({ collection, provenance }: ThemeFont): string {
  return `It is the ${THEME_FONT_NAMES[collection]} of ${provenance.name}: ${changeThere(provenance)}.`;
}

function isLatin(slot: ScriptSlot): boolean {
  return slot === 'latin' || slot === 'high_ansi';
}
