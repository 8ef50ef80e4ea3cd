/** How many times as slow as usual the machine is, as the gate measures it (`tools/gate/machine.ts`); 1 in other runs. */
const SLOWNESS = Math.max(1, Number(process.env['LIVERY_SLOWNESS'] ?? 1));

/** A limit for something that must happen, in milliseconds: longer on a slow machine. */
export function onThisMachine(milliseconds: number): number {
  return milliseconds * SLOWNESS;
}
