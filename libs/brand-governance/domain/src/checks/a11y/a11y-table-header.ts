import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { isTable, nameOf } from './tables.ts';

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
