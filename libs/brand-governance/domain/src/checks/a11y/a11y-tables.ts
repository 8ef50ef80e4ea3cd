import { isBehindSlides, type PlacedShape } from '../../document-view/places.ts';
import { counted } from '../../judging/cause.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';

/** A table whose first row is not marked as its header (check catalogue, 3.9). */
export const a11yTableHeader = ruleCheck({
  type: 'a11y.table_header',
  severity: 'medium',
  name: 'Header rows of tables',
  summary: 'The first row of a table is not marked as its header.',
  *find(rule, context) {
    for (const placed of context.view(rule).shapes.filter(isTable)) {
      if (placed.shape.headerRow || placed.shape.rows.length < 2) continue;
      const detail = `The first row of ${nameOf(placed)} is not marked as header.`;
      yield reportShape(rule, placed, { title: 'Table has no header row', detail });
    }
  },
});

/** A table with merged cells (check catalogue, 3.9). */
export const a11yMergedCells = ruleCheck({
  type: 'a11y.merged_cells',
  severity: 'low',
  name: 'No merged cells',
  summary: 'A table has merged cells, which screen readers read out of order.',
  *find(rule, context) {
    for (const placed of context.view(rule).shapes.filter(isTable)) {
      const merged = placed.shape.rows.flat().filter((cell) => cell.merged).length;
      if (merged === 0) continue;
      const detail = `${counted(merged, 'merged cell')} in ${nameOf(placed)}.`;
      yield reportShape(rule, placed, { title: 'Table has merged cells', detail });
    }
  },
});

/** Tables of text documents have no name. */
function nameOf({ shape }: PlacedShape): string {
  return shape.name === '' ? 'the table' : `"${shape.name}"`;
}

function isTable({ shape, sheet }: PlacedShape): boolean {
  return shape.kind === 'table' && !isBehindSlides(sheet);
}
