import { isSame } from './is-same.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlName } from './xml-name.ts';

const SLOTS = 2048;
const MAX_WRITTEN = 16_384;

/** A name as a file spells it, in one scope, and what it means there. */
export interface SpeltName {
  readonly scope: NamespaceScope;
  /** Where it stands among all names of its cache. */
  readonly start: number;
  readonly length: number;
  readonly name: XmlName;
}

/**
 * Finds names by their bytes, without a string. One name per slot: whoever provokes collisions only makes it miss. The bytes
 * stand in one piece, where the processor finds them fast (measured); when that is full, all names are forgotten.
 */
export class NameCache {
  private readonly slots = new Array<SpeltName | undefined>(SLOTS).fill(undefined);
  private readonly written = new Uint8Array(MAX_WRITTEN);
  private used = 0;

  find(scope: NamespaceScope, bytes: Uint8Array, start: number, end: number, hash: number): SpeltName | undefined {
    const spelt = this.slots[(hash + scope.number) & (SLOTS - 1)];
    const isLike = spelt?.scope === scope && spelt.length === end - start;
    return isLike && isSame(bytes, start, this.written, spelt.start, spelt.length) ? spelt : undefined;
  }

  /** @param raw the bytes of the name */
  keep(scope: NamespaceScope, raw: Uint8Array, hash: number, name: XmlName): SpeltName {
    const { length } = raw;
    if (length > MAX_WRITTEN) return { scope, start: 0, length, name };
    if (this.used + length > MAX_WRITTEN) {
      this.slots.fill(undefined);
      this.used = 0;
    }
    const spelt = { scope, start: this.used, length, name };
    this.written.set(raw, this.used);
    this.used += length;
    this.slots[(hash + scope.number) & (SLOTS - 1)] = spelt;
    return spelt;
  }
}
