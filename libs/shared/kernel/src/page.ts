/** One page of a cursor list. Cursors are UUIDs and exclude the row they name. */
export interface PageRequest {
  /** Rows to return, 1 to 200. */
  readonly limit: number;
  readonly startingAfter?: string;
  readonly endingBefore?: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** Maps the items of a page and keeps the rest. */
export function mapPage<T, U>(page: Page<T>, map: (item: T) => U): Page<U> {
  return { items: page.items.map(map), hasMore: page.hasMore };
}
