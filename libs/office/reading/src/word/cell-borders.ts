import type { Provenance } from '@livery/office-model';
import type { WordCell } from './story-source.ts';
import type { TableLayer } from './table-formats.ts';
import type { BorderSource } from './word-color-source.ts';
import type { BorderSide } from './word-color-resolver.ts';

/** The sides of a cell, each with the name of the border between two cells at that side. */
const SIDES = [
  ['top', 'insideH'],
  ['left', 'insideV'],
  ['bottom', 'insideH'],
  ['right', 'insideV'],
  ['tl2br', 'tl2br'],
  ['tr2bl', 'tr2bl'],
] as const;

/**
 * The borders around a cell and across it: each side from the nearest source that sets it, which are the cell, the row, the table and the
 * parts of the table style. @param layers of the table style; @param direct the provenance of values that tables set themselves
 */
export function* bordersOfCell(
  cell: WordCell,
  layers: readonly TableLayer[],
  direct: Provenance,
): Generator<BorderSide> {
  const { table, row, properties } = cell;
  const ofTable = [table.rows[row]?.exceptions.borders, table.properties.borders];
  const isSaid = [properties.borders, ...ofTable].some((borders) => borders !== undefined);
  if (!isSaid && layers.every(({ part }) => part.cell.borders === undefined && part.table.borders === undefined))
    return;
  for (const [side, inside] of SIDES) {
    const name = isOuter(cell, side) ? side : inside;
    const own = said(properties.borders, side) ?? said(ofTable[0], name) ?? said(ofTable[1], name);
    if (own !== undefined) yield { source: own.source, provenance: direct };
    else yield* ofStyle(layers, side, inside, name);
  }
}

function* ofStyle(layers: readonly TableLayer[], side: string, inside: string, name: string): Generator<BorderSide> {
  for (const { part, provenance } of layers) {
    const { cell, table } = part;
    const found = said(cell.borders, side) ?? said(cell.borders, inside) ?? said(table.borders, name);
    if (found === undefined) continue;
    yield { source: found.source, provenance };
    return;
  }
}

function said(borders: BorderSource | undefined, side: string): Pick<BorderSide, 'source'> | undefined {
  const source = borders?.get(side);
  return source === undefined ? undefined : { source };
}

/** The edges of its table that a cell lies at, with a bit for each side. */
export function edgesOf(cell: WordCell): number {
  return SIDES.reduce((bits, [side], index) => (isOuter(cell, side) ? bits | (1 << index) : bits), 0);
}

/** Whether a side of a cell lies at an edge of the table. */
function isOuter({ table, row, column, properties }: WordCell, side: (typeof SIDES)[number][0]): boolean {
  switch (side) {
    case 'top':
      return row === 0;
    case 'bottom':
      return row === table.rows.length - 1;
    case 'left':
      return column === 0;
    case 'right':
      return column + properties.span >= (table.rows[row]?.columns ?? 0);
    case 'tl2br':
    case 'tr2bl':
      return true;
  }
}
