const WEEK_MS = 7 * 24 * 3_600_000;
/** 1970-01-01 was a Thursday. */
const MONDAY_OFFSET_MS = 3 * 24 * 3_600_000;

/** The number of the week, from Monday to Sunday in UTC, in which a UUIDv7 was made. Partitions hold the rows of one such week. */
export function weekOfId(id: string): number {
  const milliseconds = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return Math.floor((milliseconds + MONDAY_OFFSET_MS) / WEEK_MS);
}
