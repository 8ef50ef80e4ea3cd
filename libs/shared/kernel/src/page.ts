/** The request of one page of a cursor list. A cursor is the UUID of a row; the page does not include that row. */
export interface PageRequest {
  /** Most rows to return, 1 to 200. */
  readonly limit: number;
  readonly startingAfter?: string;
  readonly endingBefore?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** Maps the items of a page. */
export function mapPage<T, U>(page: Page<T>, map: (item: T) => U): Page<U> {
  return { items: page.items.map(map), hasMore: page.hasMore };
}
