import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { type ColorSource, readColor } from './color-source.ts';
import { EFFECTS, type EffectSource, readEffects } from './effect-source.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { type LineSource, readLine } from './line-source.ts';

/** One collection of a font scheme (ECMA-376 Part 1, 20.1.4.1.24). */
export interface FontCollectionSource {
  readonly latin: string;
  readonly ea: string;
  readonly cs: string;
  /** Typefaces by script: `Jpan`, `Arab` … */
  readonly scripts: ReadonlyMap<string, string>;
}

/** A theme or a theme override as it is written (ECMA-376 Part 1, 20.1.6). An override leaves members undefined. */
export interface ThemeSource {
  readonly name: string | undefined;
  readonly colors: ReadonlyMap<string, ColorSource> | undefined;
  readonly major: FontCollectionSource | undefined;
  readonly minor: FontCollectionSource | undefined;
  readonly fills: readonly FillSource[] | undefined;
  readonly backgroundFills: readonly FillSource[] | undefined;
  readonly lines: readonly LineSource[] | undefined;
  /** The effects of each effect style. */
  readonly effects: readonly (readonly EffectSource[])[] | undefined;
}

export const NO_THEME: ThemeSource = {
  name: undefined,
  colors: undefined,
  major: undefined,
  minor: undefined,
  fills: undefined,
  backgroundFills: undefined,
  lines: undefined,
  effects: undefined,
};

type Draft = { -readonly [Name in keyof ThemeSource]: ThemeSource[Name] };

/** The reader of a whole theme or theme override part. */
export function readTheme(set: (theme: ThemeSource) => void): ElementReader {
  const draft: Draft = { ...NO_THEME };
  const elements: ElementReader = { child: (name) => readScheme(name, draft) };
  return {
    child: (root, attributes) => {
      if (root === 'a:themeOverride') return { ...elements, end: () => set(draft) };
      if (root !== 'a:theme') return undefined;
      draft.name = attributes.get('name');
      return { child: (name) => (name === 'a:themeElements' ? elements : undefined), end: () => set(draft) };
    },
  };
}

function readScheme(name: string, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'a:clrScheme':
      return readColorScheme((colors) => (draft.colors = colors));
    case 'a:fontScheme':
      return {
        child: (child) => {
          if (child === 'a:majorFont') return readFontCollection((fonts) => (draft.major = fonts));
          return child === 'a:minorFont' ? readFontCollection((fonts) => (draft.minor = fonts)) : undefined;
        },
      };
    case 'a:fmtScheme':
      return { child: (child) => readFormats(child, draft) };
    default:
      return undefined;
  }
}

function readFormats(name: string, draft: Draft): ElementReader | undefined {
  switch (name) {
    case 'a:fillStyleLst':
      return readFills((fills) => (draft.fills = fills));
    case 'a:bgFillStyleLst':
      return readFills((fills) => (draft.backgroundFills = fills));
    case 'a:lnStyleLst': {
      const lines: LineSource[] = [];
      draft.lines = lines;
      return { child: (child) => (child === 'a:ln' ? readLine((line) => lines.push(line)) : undefined) };
    }
    case 'a:effectStyleLst':
      return readEffectStyles((effects) => (draft.effects = effects));
    default:
      return undefined;
  }
}

function readEffectStyles(set: (styles: readonly (readonly EffectSource[])[]) => void): ElementReader {
  const styles: EffectSource[][] = [];
  return {
    child: (name) => {
      if (name !== 'a:effectStyle') return undefined;
      const effects: EffectSource[] = [];
      styles.push(effects);
      return { child: (list) => (EFFECTS.has(list) ? readEffects((effect) => effects.push(effect)) : undefined) };
    },
    end: () => set(styles),
  };
}

function readColorScheme(set: (colors: ReadonlyMap<string, ColorSource>) => void): ElementReader {
  const colors = new Map<string, ColorSource>();
  return {
    child: (slot) => ({
      child: (name, attributes) => readColor(name, attributes, (color) => colors.set(slot.replace('a:', ''), color)),
    }),
    end: () => set(colors),
  };
}

function readFontCollection(set: (fonts: FontCollectionSource) => void): ElementReader {
  const typefaces = new Map<string, string>();
  const scripts = new Map<string, string>();
  return {
    child: (name, attributes) => {
      noteTypeface(name, attributes, typefaces, scripts);
      return undefined;
    },
    end: () => {
      const typeface = (slot: string): string => typefaces.get(slot) ?? '';
      set({ latin: typeface('a:latin'), ea: typeface('a:ea'), cs: typeface('a:cs'), scripts });
    },
  };
}

function noteTypeface(
  name: string,
  attributes: XmlAttributes,
  typefaces: Map<string, string>,
  scripts: Map<string, string>,
): void {
  const typeface = attributes.get('typeface') ?? '';
  if (name === 'a:font') scripts.set(attributes.get('script') ?? '', typeface);
  else typefaces.set(name, typeface);
}

function readFills(set: (fills: readonly FillSource[]) => void): ElementReader {
  const fills: FillSource[] = [];
  return {
    child: (name) => readFill(name, (fill) => fills.push(fill)),
    end: () => set(fills),
  };
}
