import { setFlagsFromString } from 'node:v8';

/** MB that a thread of checks may fill before it collects garbage, by then that of whole decks; V8 divides them by three. */
export const YOUNG_GENERATION_MB = 48;

/**
 * Lets models of documents die young. What V8 saw survive collections while one model was built it puts at once where long
 * lives are spent; a dead model there keeps all alive that it refers to, until the whole heap is collected.
 */
export function letModelsDieYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
