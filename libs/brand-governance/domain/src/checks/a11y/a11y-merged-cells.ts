import { capitalized, counted } from '../../judging/in-words.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { isTable, nameOf } from './tables.ts';

/** Reports a table with merged cells (check catalogue, 3.9). */
export const a11yMergedCells = ruleCheck({
  type: 'a11y.merged_cells',
  severity: 'low',
  name: 'No merged cells',
  summary: 'A table has merged cells, which screen readers read out of order.',
  *find(rule, context) {
    for (const located of context.view(rule).shapes.filter(isTable)) {
      const merged = located.shape.rows.flat().filter((cell) => cell.merged).length;
      if (merged === 0) continue;
      const detail = `${capitalized(nameOf(located))} has ${counted(merged, 'merged cell')}.`;
      yield reportShape(rule, located, { title: 'Table has merged cells', detail });
    }
  },
});
