import type { Provenance } from '@livery/office-model';
import { type Bands, partNames, partsOfCell } from './cell-parts.ts';
import type { WordCell, WordTable } from './story-source.ts';
import type { StyleLink, StyleSheet } from './style-sheet.ts';
import type { StylePartSource, StyleSource } from './styles-source.ts';

/** A part of a table style with its provenance. */
export interface TableLayer {
  readonly part: StylePartSource;
  readonly provenance: Provenance;
}

/** What a table style says for cells to which the same parts of it apply, the nearest first. These cells share one object. */
export interface CellFormat {
  readonly layers: readonly TableLayer[];
}

/** The style of a table, with the formats of its cells by the parts that apply to them. */
interface StyledTable {
  readonly chain: readonly StyleLink[];
  /** Null when the same parts apply to all cells. */
  readonly bands: Bands | null;
  readonly formats: Map<number, CellFormat>;
}

/** Finds which parts of table styles apply to cells (effective values, 6.1). */
export class TableFormats {
  private readonly formats = new Map<StyleSource | undefined, Map<number, CellFormat>>();
  private readonly tables = new Map<WordTable, StyledTable>();

  constructor(private readonly styles: StyleSheet) {}

  of(cell: WordCell): CellFormat {
    const { chain, bands, formats } = this.styled(cell.table);
    const parts = bands === null ? 0 : partsOfCell(cell, bands);
    let format = formats.get(parts);
    if (format === undefined) {
      const layers = partNames(parts).flatMap((name) => layersOf(chain, name));
      format = { layers: [...layers, ...chain.flatMap(whole)] };
      formats.set(parts, format);
    }
    return format;
  }

  private styled(table: WordTable): StyledTable {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const style = this.styles.find('table', table.properties.style);
    const chain = this.styles.chain(style);
    const formats = this.formats.get(style) ?? new Map<number, CellFormat>();
    const bands = chain.some((link) => link.style.parts.size > 0) ? bandsOf(table, chain) : null;
    const styled = { chain, bands, formats };
    this.formats.set(style, formats);
    this.tables.set(table, styled);
    return styled;
  }
}

function layersOf(chain: readonly StyleLink[], name: string): readonly TableLayer[] {
  return chain.flatMap(({ style, provenance }) => {
    const part = style.parts.get(name);
    return part === undefined ? [] : [{ part, provenance }];
  });
}

/** What a style says of all cells: in its part `wholeTable`, which wins, and in the style itself. */
function whole({ style, provenance }: StyleLink): readonly TableLayer[] {
  const own = style.parts.get('wholeTable');
  return own === undefined ? [{ part: style, provenance }] : [own, style].map((part) => ({ part, provenance }));
}

function bandsOf({ properties }: WordTable, chain: readonly StyleLink[]): Bands {
  const first = (name: 'rowBand' | 'columnBand'): number =>
    properties[name] ?? chain.find(({ style }) => style.table[name] !== undefined)?.style.table[name] ?? 1;
  return { rows: first('rowBand'), columns: first('columnBand') };
}
