import type {
  EffectiveColor,
  EffectiveFont,
  EffectiveLanguage,
  EffectiveSize,
  Paint,
  Provenance,
  RunStyle,
  ScriptSlot,
} from '@livery/office-model';
import type { ColorResolver } from '../drawing/color-resolver.ts';
import { resolveFill, UNFILLED } from '../drawing/fill-resolver.ts';
import type { FillSource } from '../drawing/source/fill-source.ts';
import { RunFormats, type RunFormatting } from '../drawing/run-formats.ts';
import type { ModelSize } from '../parts/model-size.ts';
import { HIGHLIGHTS } from './highlights.ts';
import { NO_PARAGRAPH_PROPERTIES } from './paragraph-properties.ts';
import type { StyleSheet } from './style-sheet.ts';
import { nearest, type TextBase, type Toggled, type WordLayer } from './text-bases.ts';
import { plain, solidColor, type WordColorResolver } from './word-color-resolver.ts';
import type { WordColorSource } from './word-color-source.ts';
import type { WordFonts } from './word-fonts.ts';
import type { FontSource, WordRunProperties } from './word-run-properties.ts';
import type { SlotHints } from './word-scripts.ts';

const BUILT_IN: Provenance = { source: 'built_in', part: null, location: 'built_in', name: 'the defaults of Word' };
/** The provenance of automatic colours, which nobody sets. */
const AUTOMATIC: Provenance = { source: 'built_in', part: null, location: 'built_in', name: 'the automatic colour' };
const BLACK: Paint = { kind: 'solid', color: plain(0x000000, AUTOMATIC) };
const WHITE: Paint = { kind: 'solid', color: plain(0xffffff, AUTOMATIC) };
const DEFAULT_FONT: FontSource = { theme: undefined, name: 'Times New Roman', key: ':Times New Roman' };
const DEFAULT_SIZE = 10;
const NO_PAINTS: readonly Paint[] = [];
/** For each slot the font of `w:rFonts` that it uses. */
const SLOTS = {
  latin: 'ascii',
  high_ansi: 'highAnsi',
  ea: 'eastAsia',
  cs: 'complex',
  sym: 'highAnsi',
} as const satisfies Record<ScriptSlot, keyof WordRunProperties>;
/** Automatic text is white on colours with a lightness below this, of 255. */
const DARK = 62;

/** The formatting of runs with equal properties in paragraphs with one text base. */
export interface WordRunFormatting extends RunFormatting, SlotHints {
  readonly formats: RunFormats;
}

/** What is around a run. */
export interface RunSurroundings {
  /** The provenance of values that it sets itself. */
  readonly direct: Provenance;
  /** All of its characters belong to complex scripts. */
  readonly isComplex: boolean;
  /** The paragraph, cell or page behind it is dark. */
  readonly isOnDark: boolean;
}

/** Resolves the styles of runs: direct formatting, then the character style, then the text base (effective values, 6.1 to 6.5). */
export class WordRunStyles {
  constructor(
    private readonly styles: StyleSheet,
    private readonly fonts: WordFonts,
    private readonly colors: WordColorResolver,
    private readonly drawingColors: ColorResolver,
    private readonly size: ModelSize,
  ) {}

  resolve(base: TextBase, properties: WordRunProperties, surroundings: RunSurroundings): WordRunFormatting {
    this.size.add('run styles', 1, surroundings.direct.part);
    const direct: WordLayer = { run: properties, paragraph: NO_PARAGRAPH_PROPERTIES, provenance: surroundings.direct };
    const style = this.styles.character(properties.style);
    const ofStyle = this.layersOf(properties);
    const layers = [direct, ...ofStyle, ...base.layers];
    const toggled = (name: 'bold' | 'hidden', below: Toggled): boolean => {
      const flipped = below.byStyles !== (nearest(ofStyle, name) ?? false);
      return properties[name] ?? (below.byDefault || flipped);
    };
    const complexScript = first(layers, (run) => run.complexScript)?.value ?? false;
    const formatting: RunFormatting = {
      style: this.style(layers, surroundings, complexScript || surroundings.isComplex, toggled('bold', base.bold)),
      hidden: toggled('hidden', base.hidden),
      direct: properties.direct,
      characterStyle: style?.name ?? null,
    };
    const eastAsia = first(layers, (run) => run.hintsEastAsia)?.value ?? false;
    return { ...formatting, formats: new RunFormats(formatting), complexScript, eastAsia };
  }

  /** The font of a slot that properties or their character style set; undefined when they do not. */
  ownFont(run: WordRunProperties, slot: ScriptSlot, provenance: Provenance): EffectiveFont | undefined {
    const found = first([{ run, provenance }, ...this.layersOf(run)], (layer) => layer[SLOTS[slot]]);
    return found && this.fonts.resolve(found.value, found.provenance);
  }

  /** The colour that properties or their character style set; null for the automatic colour, undefined when they set none. */
  ownColor(run: WordRunProperties, provenance: Provenance): EffectiveColor | null | undefined {
    const found = first([{ run, provenance }, ...this.layersOf(run)], ({ color }) => color);
    return found && this.colors.resolve(found.value, found.provenance);
  }

  /** The layers of the character style, the nearest first. */
  private layersOf({ style }: WordRunProperties): readonly WordLayer[] {
    return this.styles.chain(this.styles.character(style)).map((link) => ({
      run: link.style.run,
      paragraph: NO_PARAGRAPH_PROPERTIES,
      provenance: link.provenance,
    }));
  }

  private style(
    layers: readonly WordLayer[],
    surroundings: RunSurroundings,
    isComplex: boolean,
    bold: boolean,
  ): RunStyle {
    const shading = this.shading(layers);
    return {
      fonts: this.fontsOf(layers),
      size: sizeOf(layers, isComplex),
      paint: this.paint(layers, shading === null ? surroundings.isOnDark : isDark(shading.rgb)),
      outline: this.fill(layers, ({ outline }) => outline) ?? UNFILLED,
      decorations: this.decorations(layers),
      highlight: this.highlight(layers),
      shading,
      border: this.border(layers),
      hyperlink: false,
      bold,
      language: languageOf(layers),
    };
  }

  private fontsOf(layers: readonly WordLayer[]): RunStyle['fonts'] {
    const font = (slot: ScriptSlot): EffectiveFont => {
      const found = first(layers, (run) => run[SLOTS[slot]]);
      return this.fonts.resolve(found?.value ?? DEFAULT_FONT, found?.provenance ?? BUILT_IN);
    };
    const highAnsi = font('high_ansi');
    return { latin: font('latin'), high_ansi: highAnsi, ea: font('ea'), cs: font('cs'), sym: highAnsi };
  }

  /**
   * Within a layer the fill of the text wins over the colour. The nearest layer with a fill or a colour decides; an automatic colour there
   * is black or white, and a value that is no colour is unknown.
   */
  private paint(layers: readonly WordLayer[], isOnDark: boolean): Paint {
    for (const { run, provenance } of layers) {
      if (run.textFill !== undefined) return resolveFill(run.textFill, { colors: this.drawingColors, provenance });
      const color = run.color && this.colors.resolve(run.color, provenance);
      if (color != null) return { kind: 'solid', color };
      if (run.color !== undefined && !isAutomatic(run.color)) return { kind: 'unknown', provenance };
      if (run.color !== undefined) break;
    }
    return isOnDark ? WHITE : BLACK;
  }

  private fill(
    layers: readonly WordLayer[],
    get: (run: WordRunProperties) => FillSource | undefined,
  ): Paint | undefined {
    const found = first(layers, get);
    return found && resolveFill(found.value, { colors: this.drawingColors, provenance: found.provenance });
  }

  private decorations(layers: readonly WordLayer[]): readonly Paint[] {
    const underline = this.underline(layers);
    const glow = this.fill(layers, (run) => run.glow);
    const shadow = this.fill(layers, (run) => run.shadow);
    if (underline === undefined && glow === undefined && shadow === undefined) return NO_PAINTS;
    return [underline, glow, shadow].filter((paint) => paint !== undefined);
  }

  /** The underline; undefined when there is none, or when it has the colour of the text. */
  private underline(layers: readonly WordLayer[]): Paint | undefined {
    const { value: source, provenance } = first(layers, (run) => run.underline) ?? {};
    if (source == null || provenance === undefined) return undefined;
    const color = this.colors.resolve(source, provenance);
    if (color !== null) return { kind: 'solid', color };
    return isAutomatic(source) ? undefined : { kind: 'unknown', provenance };
  }

  private highlight(layers: readonly WordLayer[]): EffectiveColor | null {
    const found = first(layers, (run) => run.highlight);
    const rgb = found && HIGHLIGHTS.get(found.value);
    return rgb === undefined || found === undefined ? null : plain(rgb, found.provenance);
  }

  /** The colour of the border; null when there is none, or when it has the colour of the text. */
  private border(layers: readonly WordLayer[]): EffectiveColor | null {
    const found = first(layers, (run) => run.border);
    return found?.value == null ? null : this.colors.resolve(found.value, found.provenance);
  }

  private shading(layers: readonly WordLayer[]): EffectiveColor | null {
    const found = first(layers, (run) => run.shading);
    return found === undefined ? null : solidColor(this.colors.shading(found.value, found.provenance));
  }
}

/** The size in points. Complex scripts have a size of their own (effective values, 6.5). */
function sizeOf(layers: readonly WordLayer[], isComplex: boolean): EffectiveSize {
  const written = first(layers, (run) => run.size);
  const shown = isComplex ? first(layers, (run) => run.sizeComplex) : written;
  return {
    nominal: written?.value ?? DEFAULT_SIZE,
    effective: shown?.value ?? DEFAULT_SIZE,
    scale: 1,
    provenance: shown?.provenance ?? BUILT_IN,
  };
}

function languageOf(layers: readonly WordLayer[]): EffectiveLanguage | null {
  const found = first(layers, (run) => run.language);
  return found === undefined ? null : { tag: found.value, provenance: found.provenance };
}

function first<Value>(
  layers: readonly Pick<WordLayer, 'run' | 'provenance'>[],
  get: (run: WordRunProperties) => Value | undefined,
): { readonly value: Value; readonly provenance: Provenance } | undefined {
  for (const { run, provenance } of layers) {
    const value = get(run);
    if (value !== undefined) return { value, provenance };
  }
  return undefined;
}

function isAutomatic({ value, theme }: WordColorSource): boolean {
  return value === 'auto' || (value === '' && theme === undefined);
}

/** Whether automatic text is white on this colour. */
export function isDark(rgb: number): boolean {
  return ((rgb >> 16) & 255) * 0.299 + ((rgb >> 8) & 255) * 0.587 + (rgb & 255) * 0.114 < DARK;
}
