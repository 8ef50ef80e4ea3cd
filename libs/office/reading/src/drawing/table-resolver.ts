import type { Paint, Provenance, TableRow, TextBody } from '@livery/office-model';
import type { DrawingContext } from './drawing-context.ts';
import { resolveFill, resolveFillReference, UNFILLED } from './fill-resolver.ts';
import { resolveLine, resolveLineReference } from './line-resolver.ts';
import type { RunResolver } from './run-resolver.ts';
import type { TableCellSource, TableSource } from './source/table-source.ts';
import type { TableStylePartSource, TableStyleSource } from './source/table-style-source.ts';
import { partsOfCell } from './table-style-parts.ts';
import type { TableStyles } from './table-styles.ts';
import { constantLayer, listStyleLayers, type TextChain } from './text-chain.ts';

/** The elements of a cell's borders by the sides of a table style. */
const CELL_SIDES: ReadonlyMap<string, string> = new Map([
  ['left', 'lnL'],
  ['right', 'lnR'],
  ['top', 'lnT'],
  ['bottom', 'lnB'],
  ['tl2br', 'lnTlToBr'],
  ['tr2bl', 'lnBlToTr'],
]);

/** Resolves the cells of one table (ECMA-376 Part 1, 21.1.3; effective values, 5.1). */
export class TableResolver {
  private readonly style: TableStyleSource | undefined;
  private readonly styleProvenance: Provenance;
  private readonly chains = new Map<string, TextChain>();
  private readonly styleBorders = new Map<string, readonly (Paint | undefined)[]>();
  private readonly behind: Paint;

  /** @param direct the provenance of values that cells set themselves */
  constructor(
    private readonly table: TableSource,
    styles: TableStyles,
    private readonly context: DrawingContext,
    private readonly runs: RunResolver,
    private readonly direct: Provenance,
  ) {
    this.style = table.styleId === undefined ? undefined : styles.find(table.styleId);
    this.styleProvenance = this.style === undefined ? direct : styles.provenance(this.style);
    this.behind = this.background();
  }

  /** The table refers to a style that is neither in the file nor known to the engine. */
  get lacksStyle(): boolean {
    return this.table.styleId !== undefined && this.style === undefined;
  }

  rows(): TableRow[] {
    return this.table.rows.map((cells, row) =>
      cells
        .filter(({ isCovered }) => !isCovered)
        .map((cell) => {
          const names = partsOfCell(this.table, row, cell);
          return {
            row,
            column: cell.column,
            merged: cell.columnSpan > 1 || cell.rowSpan > 1,
            fill: this.fill(cell, names),
            borders: this.borders(cell, names),
            text: this.text(cell, names),
          };
        }),
    );
  }

  private parts(names: readonly string[]): TableStylePartSource[] {
    return names.map((name) => this.style?.parts.get(name)).filter((part) => part !== undefined);
  }

  private fill({ fill }: TableCellSource, names: readonly string[]): Paint {
    const { colors, theme } = this.context;
    if (fill) return resolveFill(fill, { colors, provenance: this.direct });
    for (const { fill: ofPart, fillReference } of this.parts(names)) {
      if (ofPart) return resolveFill(ofPart, { colors, provenance: this.styleProvenance });
      if (fillReference)
        return resolveFillReference(fillReference, theme, { colors, provenance: this.styleProvenance });
    }
    return this.behind;
  }

  /** The paint behind all cells: the fill of the table, or else that of its style. */
  private background(): Paint {
    const { colors, theme } = this.context;
    if (this.table.fill) return resolveFill(this.table.fill, { colors, provenance: this.direct });
    const { fill, fillReference } = this.style?.background ?? {};
    if (fill) return resolveFill(fill, { colors, provenance: this.styleProvenance });
    return fillReference
      ? resolveFillReference(fillReference, theme, { colors, provenance: this.styleProvenance })
      : UNFILLED;
  }

  /** The borders that the cell sets, and those of the style on the sides that the cell does not set. */
  private borders({ borders }: TableCellSource, names: readonly string[]): readonly Paint[] {
    const { colors } = this.context;
    const own = [...borders.values()].map((line) => resolveLine(line, { colors, provenance: this.direct }));
    const key = `${names.join(' ')} ${[...borders.keys()].join(' ')}`;
    const known = this.styleBorders.get(key) ?? this.bordersOfStyle(names, borders);
    this.styleBorders.set(key, known);
    return [...own, ...known].filter((paint) => paint !== undefined).filter(({ kind }) => kind !== 'none');
  }

  private bordersOfStyle(names: readonly string[], own: ReadonlyMap<string, unknown>): readonly (Paint | undefined)[] {
    const { colors, theme } = this.context;
    const sides = new Map<string, Paint | undefined>();
    for (const { borders } of this.parts(names)) {
      for (const [side, { line, reference }] of borders) {
        if (sides.has(side) || own.has(CELL_SIDES.get(side) ?? '')) continue;
        const context = { colors, provenance: this.styleProvenance };
        sides.set(side, line ? resolveLine(line, context) : resolveLineReference(reference, theme, context));
      }
    }
    return [...sides.values()];
  }

  private text({ text }: TableCellSource, names: readonly string[]): TextBody {
    if (text === undefined) return [];
    const chain = this.chain(names);
    const { listStyle } = text;
    const own = listStyle.isEmpty ? chain : chain.under(listStyleLayers(listStyle, () => this.direct));
    return this.runs.body(text, own, text.fontScale ?? 1);
  }

  private chain(names: readonly string[]): TextChain {
    const key = names.join(' ');
    const known = this.chains.get(key);
    if (known) return known;
    const chain = this.parts(names).reduceRight<TextChain>(
      (below, { text }) => below.under(constantLayer(text, this.styleProvenance)),
      this.context.chain(undefined),
    );
    this.chains.set(key, chain);
    return chain;
  }
}
