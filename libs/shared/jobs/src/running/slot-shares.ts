/** How many slots background jobs get: at most half, so that jobs for which somebody waits find one. */
export function backgroundSlots(slots: number): number {
  return Math.max(1, Math.floor(slots / 2));
}

/**
 * The organizations that get no further slot for the time being. One has at most as many slots as stay free when it has taken them, and
 * one slot in any case. So none of them takes the last one, unless it is its first.
 * @param holders the UUIDs of the organizations whose jobs run, one for each job
 */
export function organizationsWithTheirShare(holders: readonly string[], slots: number): readonly string[] {
  const freeAfter = slots - holders.length - 1;
  return [...new Set(holders)].filter((one) => holders.filter((holder) => holder === one).length + 1 > freeAfter);
}
