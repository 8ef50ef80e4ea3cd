import type { XmlAttributes } from '@livery/office-package';

/** A colour of WordprocessingML as it is written (ECMA-376 Part 1, 17.3.2.6). */
export interface WordColorSource {
  /** Six hexadecimal digits, `auto`, or an empty text. */
  readonly value: string;
  /** A colour of the theme, `accent1` or `text2`, which wins over the value. */
  readonly theme: string | undefined;
  /** `themeTint` and `themeShade`: the shares of the luminance that are kept, 0 to 1. */
  readonly tint: number | undefined;
  readonly shade: number | undefined;
  /** Equal for colours with equal values. */
  readonly key: string;
}

/** The names of the four attributes of one colour. */
type ColorAttributes = readonly [value: string, theme: string, tint: string, shade: string];

const COLOR: ColorAttributes = ['w:val', 'w:themeColor', 'w:themeTint', 'w:themeShade'];
/** The colour of a border, and of the pattern of a shading. */
const PATTERN_COLOR: ColorAttributes = ['w:color', 'w:themeColor', 'w:themeTint', 'w:themeShade'];
const FILL: ColorAttributes = ['w:fill', 'w:themeFill', 'w:themeFillTint', 'w:themeFillShade'];

/** `w:shd` as it is written (ECMA-376 Part 1, 17.3.5). */
export interface ShadingSource {
  /** The pattern: `clear`, `solid`, `pct20`, `nil` … */
  readonly pattern: string;
  readonly color: WordColorSource;
  readonly fill: WordColorSource;
  readonly key: string;
}

/** The colours of borders by side: `top`, `insideH` …; null for a side that is not drawn. */
export type BorderSource = ReadonlyMap<string, WordColorSource | null>;

export function readWordColor(attributes: Pick<XmlAttributes, 'get'>, names: ColorAttributes = COLOR): WordColorSource {
  const [value, theme, tint, shade] = names.map((name) => attributes.get(name));
  const own = theme === 'none' ? undefined : theme;
  return {
    value: value ?? '',
    theme: own,
    tint: share(tint),
    shade: share(shade),
    key: own === undefined ? (value ?? '') : `${value ?? ''} ${own} ${tint ?? ''} ${shade ?? ''}`,
  };
}

export function readShading(attributes: XmlAttributes): ShadingSource {
  const pattern = attributes.get('w:val') ?? 'clear';
  const color = readWordColor(attributes, PATTERN_COLOR);
  const fill = readWordColor(attributes, FILL);
  return { pattern, color, fill, key: `${pattern} ${color.key}/${fill.key}` };
}

/** The colour of a border; undefined when the border is not drawn. */
export function readBorderColor(attributes: Pick<XmlAttributes, 'get'>): WordColorSource | undefined {
  const style = attributes.get('w:val') ?? 'nil';
  return style === 'nil' || style === 'none' ? undefined : readWordColor(attributes, PATTERN_COLOR);
}

/** A hexadecimal number up to FF as a fraction of 255. Some programs write zeros before its two digits: `00007F`. */
function share(digits: string | undefined): number | undefined {
  return digits !== undefined && /^0*[0-9A-Fa-f]{1,2}$/.test(digits) ? Number.parseInt(digits, 16) / 255 : undefined;
}
