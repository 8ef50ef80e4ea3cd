import type { PackedData } from '@livery/office-package';
import type { HashedData } from './hashed-data.ts';

/** Honest data has one: with a bound, data that was made to have the checksum of other data costs nothing. */
const MAX_ALIKE = 4;

/**
 * The data of parts that was inflated, checked and hashed. Decks that were split from one presentation hold the same data as the same
 * bytes, and equal bytes need not be inflated to have the same hash.
 */
export class KnownData {
  private readonly known = new Map<string, HashedData[]>();

  /** The same data with its hash; undefined when it has not been inflated yet. */
  find(packed: PackedData): HashedData | undefined {
    return this.known.get(keyOf(packed))?.find(({ data }) => Buffer.compare(data, packed.data) === 0);
  }

  add(data: HashedData): void {
    const key = keyOf(data);
    const alike = this.known.get(key) ?? [];
    if (alike.length < MAX_ALIKE) alike.push(data);
    this.known.set(key, alike);
  }
}

function keyOf({ method, crc, size, data }: PackedData): string {
  return `${method} ${crc} ${size} ${data.length}`;
}
