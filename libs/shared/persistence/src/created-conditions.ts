import { type CreatedRange, firstIdAt } from '@livery/kernel';

/** An id is made a little before or after the time of its row is read, at times by another clock: by no more than this. */
const SLACK_MS = 60_000;

/** SQL conditions of a `created` range; a bound on the id goes with each, so that index and partitions are pruned. */
export function createdConditions(range: CreatedRange, bind: (value: unknown) => string): string[] {
  const { gte, gt, lte, lt } = range;
  return [
    ...(gte ? [`created >= ${bind(gte)}`, `id >= ${bind(idBefore(gte))}`] : []),
    ...(gt ? [`created > ${bind(gt)}`, `id >= ${bind(idBefore(gt))}`] : []),
    ...(lte ? [`created <= ${bind(lte)}`, `id <= ${bind(idAfter(lte))}`] : []),
    ...(lt ? [`created < ${bind(lt)}`, `id <= ${bind(idAfter(lt))}`] : []),
  ];
}

/** An id below those of all rows that were created at an instant or later. */
export function idBefore(instant: Date): string {
  return idAround(instant, -SLACK_MS);
}

/** An id above those of all rows that were created at an instant or earlier. */
export function idAfter(instant: Date): string {
  return idAround(instant, SLACK_MS);
}

function idAround(instant: Date, offset: number): string {
  return firstIdAt(new Date(Math.max(0, instant.getTime() + offset)));
}
