/** How much a search reads at most, and how long. */
export interface SearchLimits {
  /** The newest assets that are looked at before a search among them gives up. Each takes 1 to 2 µs. */
  readonly newest: number;
  /** The assets that are taken from an inverted index. Further ones are not found. */
  readonly candidates: number;
  /** Of folders with fewer assets, all are read. */
  readonly inFolders: number;
  /** Of more folders, the assets are compared with their own folder, instead of being looked up by it. */
  readonly listedFolders: number;
  /** Milliseconds of one statement. Of a million assets, the slowest takes 110 ms (measured). */
  readonly statementMs: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  newest: 50_000,
  candidates: 10_000,
  inFolders: 5_000,
  listedFolders: 500,
  statementMs: 2_000,
};
