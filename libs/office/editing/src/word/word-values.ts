import { formatRgb, type Provenance, type Rgb, type WrittenColor } from '@livery/office-model';
import { type DocumentValues, readWordColor, vectorColor } from '@livery/office-reading';
import { PartValues } from '../values/part-values.ts';
import type { ElementDraft } from '../xml/element-draft.ts';

const HERE: Provenance = { source: 'run', part: null, location: null, name: '' };
const FULL = 255;

/** The names of the four attributes of one colour. */
export interface ColorAttributes {
  readonly value: string;
  readonly theme: string;
  readonly tint: string;
  readonly shade: string;
}

export const COLOR: ColorAttributes = {
  value: 'w:val',
  theme: 'w:themeColor',
  tint: 'w:themeTint',
  shade: 'w:themeShade',
};

export const BORDER: ColorAttributes = { ...COLOR, value: 'w:color' };

export const FILL: ColorAttributes = {
  value: 'w:fill',
  theme: 'w:themeFill',
  tint: 'w:themeFillTint',
  shade: 'w:themeFillShade',
};

/** Slots of the theme as WordprocessingML names them; the others have the same name. */
const WORD_NAMES: ReadonlyMap<string, string> = new Map([
  ['dk1', 'dark1'],
  ['lt1', 'light1'],
  ['dk2', 'dark2'],
  ['lt2', 'light2'],
  ['tx1', 'text1'],
  ['bg1', 'background1'],
  ['tx2', 'text2'],
  ['bg2', 'background2'],
  ['hlink', 'hyperlink'],
  ['folHlink', 'followedHyperlink'],
]);

/** Compares what is written in a text document with values of the model, and writes values. */
export class WordValues {
  /** The values of the theme and of drawings. */
  readonly drawing: PartValues;

  /** @param values asks for the theme of the document when it is needed */
  constructor(private readonly values: () => DocumentValues) {
    this.drawing = new PartValues(() => {
      const { theme, colorMap, drawingColors: colors } = values();
      return [{ theme, colorMap, colors }];
    });
  }

  /** Whether the attributes of an element show a colour. */
  showsColor(element: ElementDraft, names: ColorAttributes, rgb: Rgb): boolean {
    const { value, theme, tint, shade } = names;
    if (element.get(theme) === undefined) return element.get(value)?.toUpperCase() === formatRgb(rgb);
    const source = readWordColor(element, [value, theme, tint, shade]);
    return this.values().colors.resolve(source, HERE)?.rgb === rgb;
  }

  /** Whether a colour of VML is this one. */
  showsVectorColor(written: string | undefined, rgb: Rgb): boolean {
    const source = vectorColor(written);
    return source !== undefined && this.values().drawingColors.resolve(source, HERE)?.rgb === rgb;
  }

  /** Writes a colour. A shade of a theme colour that Word cannot write is written as its value. */
  setColor(element: ElementDraft, names: ColorAttributes, to: WrittenColor): void {
    const luminance = luminanceOf(to);
    element.set(names.value, formatRgb(to.rgb));
    element.set(names.theme, luminance === null || to.slot === null ? null : (WORD_NAMES.get(to.slot) ?? to.slot));
    element.set(names.tint, luminance?.tint ?? null);
    element.set(names.shade, luminance?.shade ?? null);
  }

  /** Whether a font is written by its name, or by a reference that leads to it. */
  showsTypeface(name: string | undefined, theme: string | undefined, typeface: string): boolean {
    if (theme === undefined) return name === typeface;
    const source = { name, theme, key: `${theme}:${name ?? ''}` };
    return this.values().fonts.resolve(source, HERE).typeface === typeface;
  }
}

interface Luminance {
  readonly tint: string | null;
  readonly shade: string | null;
}

/** The shade as Word writes it: the share of the luminance that is kept, of 255; null when that cannot say it. */
function luminanceOf(to: WrittenColor): Luminance | null {
  if (to.slot === null) return null;
  const { lumMod, lumOff } = to;
  if (lumMod === null) return lumOff === null ? { tint: null, shade: null } : null;
  const share = Math.round(lumMod * FULL)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
  if (lumOff === null) return { tint: null, shade: share };
  return Math.abs(lumMod + lumOff - 1) < 1 / FULL ? { tint: share, shade: null } : null;
}
