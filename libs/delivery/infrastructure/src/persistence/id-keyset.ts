import type { Page, PageRequest } from '@livery/kernel';
import { pageRows } from '@livery/persistence';

/** The parts of a statement that reads one page, newest first, by keyset on an id. */
export interface IdKeyset {
  readonly order: 'asc' | 'desc';
  /** The SQL condition of the cursor on a column; none without a cursor. */
  conditionsOn(column: string): readonly string[];
  /** The number of rows to select: one more than the page has, to know whether there are more. */
  readonly rows: string;
  /** The page of the selected rows. */
  pageOf<Row>(rows: readonly Row[]): Page<Row>;
}

export function idKeyset(page: PageRequest, bind: (value: unknown) => string): IdKeyset {
  const { limit, startingAfter, endingBefore } = page;
  const isBackwards = endingBefore !== undefined;
  const cursor = startingAfter ?? endingBefore;
  const condition = cursor === undefined ? null : `${isBackwards ? '>' : '<'} ${bind(cursor)}`;
  return {
    order: isBackwards ? 'asc' : 'desc',
    conditionsOn: (column) => (condition === null ? [] : [`${column} ${condition}`]),
    rows: pageRows(limit, bind),
    pageOf: (rows) => {
      const items = rows.slice(0, limit);
      return { items: isBackwards ? items.reverse() : items, hasMore: rows.length > limit };
    },
  };
}
