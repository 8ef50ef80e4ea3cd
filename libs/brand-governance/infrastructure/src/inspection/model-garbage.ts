import { setFlagsFromString } from 'node:v8';

/** The size of the young generation of a checking thread in MB. It holds the garbage of whole decks; V8 divides it by three. */
export const YOUNG_GENERATION_MB = 48;

/**
 * Keeps the parsed model out of the old generation. V8 would allocate objects there whose like survived earlier collections
 * (pretenuring). A dead object there keeps everything that it refers to in memory until the whole heap is collected.
 */
export function keepModelsInYoungGeneration(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
