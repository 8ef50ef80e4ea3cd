/** The limits of most requests: the default, and the largest one. */
const COMMON_LIMITS: ReadonlySet<number> = new Set([50, 200]);

/**
 * The number of rows to select for a page in SQL: one more than the page has. A common limit becomes part of the statement, so that
 * PostgreSQL keeps one plan for all values. If the number is a parameter, a plan for all values would have to expect a tenth of the table, so a
 * statement on a large table is planned each time. Other limits stay parameters, since each statement takes memory in each connection.
 */
export function pageRows(limit: number, bind: (value: unknown) => string): string {
  return COMMON_LIMITS.has(limit) ? String(limit + 1) : bind(limit + 1);
}
