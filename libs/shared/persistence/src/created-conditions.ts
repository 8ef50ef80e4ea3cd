import { type CreatedRange, firstIdAt } from '@livery/kernel';

/** The time in an id may differ by at most this much from `created`: the two are read one after the other, perhaps from two clocks. */
const SLACK_MS = 60_000;

/** SQL conditions of a `created` range. Each has a condition on the id, too, so that PostgreSQL uses the index and skips partitions. */
export function createdConditions(range: CreatedRange, bind: (value: unknown) => string): string[] {
  const { gte, gt, lte, lt } = range;
  return [
    ...(gte ? [`created >= ${bind(gte)}`, `id >= ${bind(idBefore(gte))}`] : []),
    ...(gt ? [`created > ${bind(gt)}`, `id >= ${bind(idBefore(gt))}`] : []),
    ...(lte ? [`created <= ${bind(lte)}`, `id <= ${bind(idAfter(lte))}`] : []),
    ...(lt ? [`created < ${bind(lt)}`, `id <= ${bind(idAfter(lt))}`] : []),
  ];
}

/** An id that is smaller than those of all rows created at an instant or later. */
export function idBefore(instant: Date): string {
  return idAround(instant, -SLACK_MS);
}

/** An id that is greater than those of all rows created at an instant or earlier. */
export function idAfter(instant: Date): string {
  return idAround(instant, SLACK_MS);
}

function idAround(instant: Date, offset: number): string {
  return firstIdAt(new Date(Math.max(0, instant.getTime() + offset)));
}
