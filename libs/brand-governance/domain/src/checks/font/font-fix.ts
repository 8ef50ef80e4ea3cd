import type {
  DocumentModel,
  DocumentStyle,
  EffectiveFont,
  ScriptSlot,
  SlideTheme,
  WrittenFont,
} from '@livery/office-model';
import { isTitleBody } from '../../document-view/titles.ts';
import type { Fix, FixPosition, Unfixable } from '../../fixing/fix.ts';
import { isCodeFont } from '../../text-search/code-fonts.ts';
import { folded } from './approved-fonts.ts';

/** The fonts that may stand in the place of another one. */
export interface FontChoice {
  /** The font that the rule names for it, or the only approved one; null when there is neither. */
  readonly replacement: string | null;
  /** Whether the rule itself names the replacement. */
  readonly isNamed: boolean;
  /** Whether a font may be used for the script. */
  readonly isApproved: (typeface: string) => boolean;
}

/**
 * Writes another font where a font is set: the font that the text inherits, if it may be used, else that of the theme, else the name of the
 * replacement. A font of the theme is replaced in the theme.
 */
export function fontFix(
  font: EffectiveFont,
  slot: ScriptSlot,
  choice: FontChoice,
  model: DocumentModel,
): Fix | Unfixable {
  if (slot === 'sym') return 'not_supported';
  if (isCodeFont(font.typeface) && !choice.isNamed) return 'code_font';
  if (font.theme !== null) return themeFontFix(font.typeface, font.theme, slot, choice.replacement);
  const writtenAt = (position: FixPosition): WrittenFont | null =>
    inheritedAt(position, slot, choice, model) ?? ofThemeAt(position, font, slot, choice, model) ?? named(font, choice);
  const changesAt = (position: FixPosition) => {
    const to = writtenAt(position);
    return to === null ? [] : [{ kind: 'font', slot, from: font.typeface, to } as const];
  };
  return {
    kind: 'font',
    cause: font.provenance,
    changesAt,
    overrideAt: changesAt,
    declinedAt: (position) => (writtenAt(position) === null ? 'not_fixable' : null),
  };
}

function themeFontFix(
  from: string,
  { collection, provenance: cause }: NonNullable<EffectiveFont['theme']>,
  slot: ScriptSlot,
  to: string | null,
): Fix | Unfixable {
  if (to === null) return 'not_fixable';
  const written = { kind: 'typeface', typeface: to } as const;
  return {
    kind: 'theme_font',
    cause,
    surface: null,
    changesAt: () => [{ kind: 'theme_font', collection, slot, from, to }],
    overrideAt: () => [{ kind: 'font', slot, from, to: written }],
  };
}

function named({ typeface }: EffectiveFont, { replacement }: FontChoice): WrittenFont | null {
  return replacement === null || folded(replacement) === folded(typeface)
    ? null
    : { kind: 'typeface', typeface: replacement };
}

function fits({ replacement, isNamed, isApproved }: FontChoice, typeface: string): boolean {
  return isNamed && replacement !== null ? folded(replacement) === folded(typeface) : isApproved(typeface);
}

/** What a run of a text document inherits from its paragraph style, if it may be used. The other formats do not say what is inherited. */
function inheritedAt(
  position: FixPosition,
  slot: ScriptSlot,
  choice: FontChoice,
  model: DocumentModel,
): WrittenFont | null {
  if (position.body === null || position.run === null || model.format !== 'docx') return null;
  const { paragraph, run } = position;
  const format = paragraph.runs.formatAt(run);
  if (format?.characterStyle !== null || !format.direct.includes('rFonts')) return null;
  const font = styleOf(model.styles, paragraph.flow?.style.id)?.runStyle.fonts[slot];
  return font !== undefined && fits(choice, font.typeface) ? { kind: 'inherited' } : null;
}

function styleOf(styles: readonly DocumentStyle[], id: string | undefined): DocumentStyle | undefined {
  return styles.find((style) => style.kind === 'paragraph' && style.id === id);
}

const TITLE_STYLE = /\/text_style\[title\]/;

/** The font of the theme, that of headings in titles, if it may be used. Themes name their fonts for Latin text. */
function ofThemeAt(
  position: FixPosition,
  { provenance }: EffectiveFont,
  slot: ScriptSlot,
  choice: FontChoice,
  model: DocumentModel,
): WrittenFont | null {
  const theme = themeAt(position, model);
  if (theme === null || (slot !== 'latin' && slot !== 'high_ansi')) return null;
  const isHeading =
    TITLE_STYLE.test(provenance.location ?? '') || (position.body !== null && isTitleBody(position.body));
  const collections = isHeading ? (['major', 'minor'] as const) : (['minor', 'major'] as const);
  const usable = choice.isNamed ? collections : collections.slice(0, 1);
  const collection = usable.find((one) => fits(choice, theme.fonts[one].typeface));
  return collection === undefined ? null : { kind: 'theme', collection };
}

function themeAt({ body }: FixPosition, model: DocumentModel): SlideTheme | null {
  if (model.format === 'docx') return model.theme;
  return body?.container.slide?.theme ?? model.slides[0]?.theme ?? null;
}
