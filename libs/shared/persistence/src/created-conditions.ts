import { type CreatedRange, firstIdAt } from '@livery/kernel';

/** An id may be made a little before the row's time is read: the bound on ids, which prunes, is wider by this. */
const SLACK_MS = 60_000;

/** SQL conditions of a `created` range; a bound on the id goes with each, so that index and partitions are pruned. */
export function createdConditions(range: CreatedRange, bind: (value: unknown) => string): string[] {
  const { gte, gt, lte, lt } = range;
  return [
    ...(gte ? [`created >= ${bind(gte)}`, `id >= ${bind(idAround(gte, -SLACK_MS))}`] : []),
    ...(gt ? [`created > ${bind(gt)}`, `id >= ${bind(idAround(gt, -SLACK_MS))}`] : []),
    ...(lte ? [`created <= ${bind(lte)}`, `id <= ${bind(idAround(lte, SLACK_MS))}`] : []),
    ...(lt ? [`created < ${bind(lt)}`, `id <= ${bind(idAround(lt, SLACK_MS))}`] : []),
  ];
}

function idAround(instant: Date, offset: number): string {
  return firstIdAt(new Date(Math.max(0, instant.getTime() + offset)));
}
