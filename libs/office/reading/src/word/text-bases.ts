import type { ParagraphSpacing, Provenance } from '@livery/office-model';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { StyleLink, StyleSheet } from './style-sheet.ts';
import type { StyleSource } from './styles-source.ts';
import type { CellFormat } from './table-formats.ts';
import type { WordRunProperties } from './word-run-properties.ts';

/** What one source says of a run and a paragraph, with its provenance. */
export interface WordLayer {
  readonly run: WordRunProperties;
  readonly paragraph: ParagraphProperties;
  readonly provenance: Provenance;
}

/** What the runs of a paragraph style inherit, outside of tables or in cells with one format. */
export interface TextBase {
  /** The nearest first: paragraph style, table style, defaults of the document. */
  readonly layers: readonly WordLayer[];
  /** Toggle properties (ECMA-376 Part 1, 17.7.3). */
  readonly bold: Toggled;
  readonly hidden: Toggled;
  readonly spacing: ParagraphSpacing;
}

/** A toggle property: what the defaults say, and the exclusive or of what the paragraph style and the table style say. */
export interface Toggled {
  readonly byDefault: boolean;
  readonly byStyles: boolean;
}

const DEFAULT_SIZE = 10;
const NO_SPACING: ParagraphSpacing = { before: 0, after: 0, line: 1, lineRule: 'auto' };

/** Makes the text bases of a document, each of them once. */
export class TextBases {
  private readonly bases = new Map<StyleSource | undefined, Map<CellFormat | null, TextBase>>();

  constructor(private readonly styles: StyleSheet) {}

  /** @param style the id of the paragraph style; @param cell null outside of tables */
  of(style: string | undefined, cell: CellFormat | null): TextBase {
    return this.ofStyle(this.styles.find('paragraph', style), cell);
  }

  ofStyle(style: StyleSource | undefined, cell: CellFormat | null): TextBase {
    const known = this.bases.get(style) ?? new Map<CellFormat | null, TextBase>();
    let base = known.get(cell);
    if (base === undefined) {
      base = this.make(style, cell);
      this.bases.set(style, known.set(cell, base));
    }
    return base;
  }

  private make(style: StyleSource | undefined, cell: CellFormat | null): TextBase {
    const { defaults, defaultsProvenance } = this.styles;
    const ofStyle = this.styles.chain(style).map((link) => this.layer(link, cell !== null));
    const ofTable = (cell?.layers ?? []).map(({ part, provenance }) => layerOf(part, provenance));
    const layers = [...ofStyle, ...ofTable, layerOf(defaults, defaultsProvenance)];
    const toggled = (name: 'bold' | 'hidden'): Toggled => ({
      byDefault: defaults.run[name] ?? false,
      byStyles: (nearest(ofStyle, name) ?? false) !== (nearest(ofTable, name) ?? false),
    });
    return { layers, bold: toggled('bold'), hidden: toggled('hidden'), spacing: spacingOf(layers) };
  }

  /**
   * In tables, a size or colour of the default style that equals the document's defaults counts as unset, so that the
   * table style shows (effective values, 6.1).
   */
  private layer({ style, provenance }: StyleLink, inTable: boolean): WordLayer {
    const { run } = style;
    const { size = DEFAULT_SIZE, color } = this.styles.defaults.run;
    if (!inTable || !this.styles.isDefault(style)) return layerOf(style, provenance);
    const shown = {
      ...run,
      size: run.size === size ? undefined : run.size,
      color: run.color?.key === (color?.key ?? 'auto') ? undefined : run.color,
    };
    return { run: shown, paragraph: style.paragraph, provenance };
  }
}

function layerOf({ run, paragraph }: Omit<WordLayer, 'provenance'>, provenance: Provenance): WordLayer {
  return { run, paragraph, provenance };
}

/** The nearest value of a toggle property within one chain of styles. */
export function nearest(layers: readonly Pick<WordLayer, 'run'>[], name: 'bold' | 'hidden'): boolean | undefined {
  return layers.find(({ run }) => run[name] !== undefined)?.run[name];
}

/** The spacing of a paragraph: each attribute from the nearest layer that sets it. Lengths are in EMU. */
export function spacingOf(layers: readonly Pick<WordLayer, 'paragraph'>[]): ParagraphSpacing {
  const said = layers.map(({ paragraph }) => paragraph.spacing).filter((spacing) => spacing !== undefined);
  const lines = said.find(({ line }) => line !== undefined);
  return {
    before: said.find(({ before }) => before !== undefined)?.before ?? NO_SPACING.before,
    after: said.find(({ after }) => after !== undefined)?.after ?? NO_SPACING.after,
    line: lines?.line ?? NO_SPACING.line,
    lineRule: lines?.lineRule ?? NO_SPACING.lineRule,
  };
}
