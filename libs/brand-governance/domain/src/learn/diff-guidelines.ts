import { paletteContent, type PaletteSettings } from '../brand-palette.ts';
import type { BrandRule } from '../brand-rule.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Font } from '../font.ts';
import type { Guideline } from '../guideline.ts';
import { ruleContent, writtenOut } from '../written-out.ts';

/** The records of one kind that differ. */
export interface RecordDiff<Entry> {
  readonly added: readonly Entry[];
  readonly removed: readonly Entry[];
  readonly changed: readonly Entry[];
}

export interface RuleEntry extends Pick<BrandRule, 'type' | 'name' | 'appliesTo'> {}

export interface ColorEntry {
  readonly palette: string;
  readonly name: string;
  readonly hex: string;
}

export interface FontEntry extends Pick<Font, 'name' | 'scripts'> {}

/** What is different in another guideline. A palette, a font and a colour are the same if they have the same name. */
export interface GuidelineDiff {
  readonly rules: RecordDiff<RuleEntry>;
  readonly palettes: RecordDiff<{ readonly name: string }>;
  readonly colors: RecordDiff<ColorEntry>;
  readonly fonts: RecordDiff<FontEntry>;
  /** The names of the palette settings that differ. */
  readonly settings: readonly (keyof PaletteSettings)[];
}

export function diffGuidelines(before: Guideline, after: Guideline): GuidelineDiff {
  return {
    rules: recordDiff(before.rules, after.rules, {
      keyOf: ({ type, pattern }) => canonicalJson([type, pattern]),
      contentOf: ruleContent,
      entryOf: ({ name, appliesTo, ...rule }) => ({ type: writtenOut(rule).type, name, appliesTo }),
    }),
    palettes: recordDiff(before.palettes, after.palettes, {
      keyOf: ({ name }) => name,
      contentOf: paletteContent,
      entryOf: ({ name }) => ({ name }),
    }),
    colors: recordDiff(colorsOf(before), colorsOf(after), {
      keyOf: ({ palette, name }) => canonicalJson([palette, name]),
      contentOf: ({ hex }) => ({ hex }),
      entryOf: (color) => color,
    }),
    fonts: recordDiff(before.fonts, after.fonts, {
      keyOf: ({ name, scripts, style, weight }) => canonicalJson([name, scripts, style, weight]),
      contentOf: ({ roles, fallbacks }) => ({ roles, fallbacks }),
      entryOf: ({ name, scripts }) => ({ name, scripts }),
    }),
    settings: (['allowNeutralGreys', 'allowBlackAndWhite'] as const).filter(
      (name) => before.settings[name] !== after.settings[name],
    ),
  };
}

function colorsOf({ palettes }: Guideline): readonly ColorEntry[] {
  return palettes.flatMap(({ name: palette, colors }) => colors.map(({ name, hex }) => ({ palette, name, hex })));
}

interface RecordFacts<Item, Entry> {
  /** What makes two records the same one. */
  readonly keyOf: (item: Item) => string;
  readonly contentOf: (item: Item) => object;
  readonly entryOf: (item: Item) => Entry;
}

/** Compares two lists of records. Records with the same key are compared in their order. */
function recordDiff<Item, Entry>(
  before: readonly Item[],
  after: readonly Item[],
  { keyOf, contentOf, entryOf }: RecordFacts<Item, Entry>,
): RecordDiff<Entry> {
  const left = Map.groupBy(before, keyOf);
  const [added, changed]: [Entry[], Entry[]] = [[], []];
  for (const item of after) {
    const namesake = left.get(keyOf(item))?.shift();
    if (namesake === undefined) added.push(entryOf(item));
    else if (canonicalJson(contentOf(namesake)) !== canonicalJson(contentOf(item))) changed.push(entryOf(item));
  }
  return { added, removed: [...left.values()].flat().map(entryOf), changed };
}
