import type { FixMaker } from '../../fixing/fix.ts';
import { shapeFix } from '../../fixing/shape-fix.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { isTable, nameOf } from './tables.ts';

/** Reports a table whose first row is not marked as its header (check catalogue, 3.9). */
export const a11yTableHeader = ruleCheck({
  type: 'a11y.table_header',
  severity: 'medium',
  name: 'Header rows of tables',
  summary: 'The first row of a table is not marked as its header.',
  fix: 'Marks the first row as the header.',
  *find(rule, context) {
    for (const located of context.view(rule).shapes.filter(isTable)) {
      if (located.shape.headerRow || located.shape.rows.length < 2) continue;
      const detail = `The first row of ${nameOf(located)} is not marked as header.`;
      const fix: FixMaker = () => shapeFix(located, { kind: 'table_header' });
      yield reportShape(rule, located, { title: 'Table has no header row', detail, fix });
    }
  },
});
