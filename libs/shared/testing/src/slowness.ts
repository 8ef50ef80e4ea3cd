/**
 * A limit for what takes time, in any unit: larger on a machine that is slower than usual. The gate measures how slow it is
 * (`tools/gate/machine.ts`); in other runs the limit stays.
 */
export function onThisMachine(limit: number): number {
  return limit * Math.max(1, Number(process.env['LIVERY_SLOWNESS'] ?? 1));
}
