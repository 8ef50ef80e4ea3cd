import { usualOf } from './usual.ts';
import type { Chosen } from './selection.ts';

/** The gate should have ended so many minutes after its start: at 90, no change can be delivered. */
export const DEADLINE_MINUTES = 80;
/** A machine that is less slow than this needs no shorter gate. */
const SLOW = 1.3;
/** Without them a change is still tested everywhere: they measure time, which a slow machine does not have. */
const MEASURES_TIME: ReadonlySet<string> = new Set(['timed', 'alone']);

/**
 * Shortens the next part on a slow machine, if what remains would end after the deadline: a part that the change touches takes its sample,
 * and a part that it does not touch, or that measures time, is left out. So is every part that would itself end after the deadline.
 * @param remaining all parts that have not ended, the next one included
 * @param minutesLeft until the deadline
 * @param slowness of the machine by the clock, 1 if it is as fast as usual
 */
export function shortened(next: Chosen, remaining: readonly Chosen[], minutesLeft: number, slowness: number): Chosen {
  if (slowness < SLOW || expectedMinutes(remaining) * slowness <= minutesLeft) return next;
  const reason = `the machine is ${slowness.toFixed(1)} times as slow as usual`;
  const { part, extent } = next;
  if (extent === 'sample' || MEASURES_TIME.has(part.name)) return { part, extent: 'left out', reason };
  const shorter: Chosen = hasSample(next) ? { part, extent: 'sample', reason } : next;
  return usualOf(shorter).clock * slowness <= minutesLeft ? shorter : { part, extent: 'left out', reason };
}

/** Two parts run at the same time, unless a part runs alone. */
function expectedMinutes(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, one) => sum + usualOf(one).clock / (one.part.lane === 'alone' ? 1 : 2), 0);
}

const hasSample = ({ part, extent }: Chosen): boolean =>
  extent === 'whole' && usualOf({ part, extent: 'sample' }).clock < usualOf({ part, extent: 'whole' }).clock;
