import type { BrandPalette } from '../brand-palette.ts';
import type { BrandRule } from '../brand-rule.ts';
import { defineBrandPalette } from '../define-brand-palette.ts';
import { defineBrandRule } from '../define-brand-rule.ts';
import { defineFont } from '../define-font.ts';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import type { Sha256Hex } from '../judging/finding-list.ts';
import { judgeDocument } from '../judging/judge-document.ts';
import { hexOf, LearntColors, MAX_CUSTOM_COLORS, MAX_FURTHER_COLORS } from './learn-colors.ts';
import { fontDraftOf, LearntFonts } from './learn-fonts.ts';
import { learnFooters } from './learn-footers.ts';
import { learnLayouts } from './learn-layouts.ts';
import { learnLogo } from './learn-logo.ts';
import { learnPage } from './learn-page.ts';
import { LearntSizes } from './learn-sizes.ts';
import type { Evidence, LearntGuideline, TemplateWarning } from './learnt-guideline.ts';
import { type LearntRule, learntRule } from './learnt-rule.ts';
import { Places } from './places.ts';
import type { Template } from './template.ts';
import { parseRgb } from '@livery/office-model';

/** How often what was learnt is widened to what the template does against it. */
const ROUNDS = 3;
const MAX_WARNINGS = 200;
const MAX_WARNING_LOCATIONS = 10;
/** The findings of which a template must have none, so that what was learnt from it can be applied. */
const ESSENTIAL = /^(?:color|font|layout)\./;
const WIDENED: ReadonlySet<string> = new Set([
  'color.off_palette',
  'font.unapproved',
  'font.size_min',
  'font.size_max',
]);

/** What learning needs from outside: the time, ids for the records, and the hash of findings. */
export interface LearningTools {
  readonly at: Date;
  readonly newId: () => string;
  readonly sha256Hex: Sha256Hex;
}

/**
 * Learns a guideline from a template. The template is then judged by it: what it does against its own theme and layouts is accepted with a
 * warning, and rules that it does not obey are left out with one.
 */
export function learnGuideline(template: Template, tools: LearningTools): LearntGuideline {
  return new Learning(template, tools).learn();
}

class Learning {
  private readonly colors: LearntColors;
  private readonly fonts: LearntFonts;
  private readonly sizes: LearntSizes;
  private others: readonly LearntRule[];
  private readonly warnings: TemplateWarning[] = [];

  constructor(
    private readonly template: Template,
    private readonly tools: LearningTools,
  ) {
    this.colors = new LearntColors(template);
    this.fonts = new LearntFonts(template);
    this.sizes = new LearntSizes(template);
    this.others = [
      ...learnLayouts(template),
      ...learnPage(template),
      ...learnFooters(template),
      ...learnLogo(template),
    ];
  }

  learn(): LearntGuideline {
    if (this.template.themes.every(({ colors }) => colors.length === 0)) {
      this.warn('template', 'The template has no theme colours. The palette holds the colours that it uses.', []);
    }
    if (this.colors.leftOut > 0) {
      const message = `The template names ${this.colors.leftOut} more custom colours than the ${MAX_CUSTOM_COLORS} that are learnt.`;
      this.warn('template', message, []);
    }
    let findings = this.judge();
    for (let round = 0; round < ROUNDS && findings.length > 0; round += 1) {
      if (!this.widen(findings)) break;
      findings = this.judge();
    }
    const openFindings = findings.filter(({ type }) => ESSENTIAL.test(type)).length;
    for (const { type, detail, locations } of findings.slice(0, MAX_WARNINGS)) this.warn(type, detail, locations);
    return { guideline: this.guideline(), evidence: this.evidence(), warnings: this.warnings, openFindings };
  }

  private judge(): readonly Finding[] {
    const guideline = this.guideline();
    const learnt = new Set(guideline.rules.map(({ type }) => type));
    const { findings } = judgeDocument(this.template.model, guideline, this.tools.sha256Hex);
    return findings.filter(({ type }) => learnt.has(type));
  }

  /** Accepts what was found. @returns whether that changes anything */
  private widen(findings: readonly Finding[]): boolean {
    const byType = Map.groupBy(findings, ({ type }) => type);
    const hasSizes = byType.has('font.size_min') || byType.has('font.size_max');
    const disobeyed = [...byType].filter(([type]) => !WIDENED.has(type));
    for (const [type, [first]] of disobeyed) if (first !== undefined) this.leaveOut(type, first);
    const changes = [
      this.widenColors(byType.get('color.off_palette') ?? []),
      byType.has('font.unapproved') && this.widenFonts(),
      hasSizes && this.widenSizes(),
      disobeyed.length > 0,
    ];
    return changes.includes(true);
  }

  private widenColors(findings: readonly Finding[]): boolean {
    const byColor = Map.groupBy(findings, ({ actualColor }) => actualColor ?? '');
    if (byColor.size > MAX_FURTHER_COLORS) {
      this.warnOfColors(byColor.size);
      return false;
    }
    for (const [hex, [first]] of byColor) {
      const rgb = parseRgb(hex);
      if (rgb === undefined || first === undefined || !this.colors.add(rgb)) continue;
      this.warn(first.type, first.detail, first.locations);
    }
    return byColor.size > 0;
  }

  private warnOfColors(count: number): void {
    const message = `The template uses ${count} colours that are neither in its theme nor among its custom colours. Not more than ${MAX_FURTHER_COLORS} are learnt.`;
    this.warn('color.off_palette', message, []);
  }

  private widenFonts(): boolean {
    const added = this.fonts.further.filter(({ typeface, script }) => this.fonts.add(typeface, script));
    for (const { typeface, places } of added) {
      const count = places.seen === 1 ? 'one place' : `${places.seen} places`;
      this.warn('font.unapproved', `${typeface} is used in ${count}, and is no font of the theme.`, places.locations);
    }
    return added.length > 0;
  }

  private widenSizes(): boolean {
    const outside = this.sizes.widen();
    for (const { type, message, locations } of outside) this.warn(type, message, locations);
    return outside.length > 0;
  }

  /** The template does not obey the rule itself, so that it is no rule of the template. */
  private leaveOut(type: string, { detail, locations }: Finding): void {
    this.others = this.others.filter(({ draft }) => draft.type !== type);
    this.warn(type, `The template does not obey this rule itself, so it is left out: ${detail}`, locations);
  }

  private warn(type: string, message: string, locations: readonly string[]): void {
    if (this.warnings.length >= MAX_WARNINGS) return;
    const shown = locations.filter((location) => !this.isOnSpecimen(location));
    this.warnings.push({ type, message, locations: shown.slice(0, MAX_WARNING_LOCATIONS) });
  }

  /** Specimens are no slides of the file. What a finding there says of layouts stands in its sentence. */
  private isOnSpecimen(location: string): boolean {
    const [, slide] = /^slide\[(\d+)\]/.exec(location) ?? [];
    return slide !== undefined && Number(slide) >= this.template.ownSlides;
  }

  private get rules(): readonly LearntRule[] {
    const { palettes } = this.colors;
    const hasColors = palettes.length > 0;
    const hasFonts = this.fonts.fonts.length > 0;
    return [
      ...(hasColors
        ? [learntRule({ type: 'color.off_palette' }, placesOfAll(palettes.flatMap((one) => one.colors)))]
        : []),
      ...(hasFonts ? [learntRule({ type: 'font.unapproved' }, placesOfAll(this.fonts.fonts))] : []),
      ...this.sizes.rules.map((rule) => ({ ...rule, draft: { ...rule.draft, appliesTo: [this.template.format] } })),
      ...this.others,
    ];
  }

  private guideline(): Guideline {
    const { at, newId } = this.tools;
    return {
      rules: this.rules.map(({ draft }): BrandRule => defineBrandRule(draft, { id: newId(), at })),
      palettes: this.colors.palettes.map(({ name, role, colors }, sortOrder): BrandPalette => {
        const { allowBrandShades } = this.colors;
        const drafts = colors.map((color) => ({ name: color.name, hex: hexOf(color.rgb) }));
        return defineBrandPalette(
          { name, role, sortOrder, allowBrandShades, colors: drafts },
          { id: newId(), at, newId },
        );
      }),
      settings: this.colors.settings,
      fonts: this.fonts.fonts.map((font) => defineFont(fontDraftOf(font), { id: newId(), at })),
    };
  }

  private evidence(): readonly Evidence[] {
    const { palettes, allowBrandShades, shades, neutrals } = this.colors;
    return [
      ...palettes.flatMap(({ colors }, palette) => [
        ...(allowBrandShades && shades.seen > 0 ? [evidenceOf(`palettes[${palette}].allow_brand_shades`, shades)] : []),
        ...colors.map(({ places }, color) => evidenceOf(`palettes[${palette}].colors[${color}]`, places)),
      ]),
      evidenceOf('settings.allow_neutral_greys', neutrals.greys),
      evidenceOf('settings.allow_black_and_white', neutrals.blackAndWhite),
      ...this.fonts.fonts.map(({ places }, font) => evidenceOf(`fonts[${font}]`, places)),
      ...this.rules.flatMap(({ because }, rule) =>
        [...because].map(([path, places]) => evidenceOf(`rules[${rule}]${path === '' ? '' : `.${path}`}`, places)),
      ),
    ];
  }
}

function evidenceOf(path: string, { confidence, seen, locations }: Places): Evidence {
  return { path, confidence, seen, locations };
}

/** What speaks for a rule on values that each have places of their own. */
function placesOfAll(values: readonly { readonly places: Places }[]): Places {
  const places = new Places(values.some(({ places }) => places.confidence === 'high'));
  for (const { places: own } of values) for (const location of own.locations) places.add(location);
  return places;
}
