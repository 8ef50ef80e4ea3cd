import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlName } from './xml-name.ts';

const SLOTS = 2048;

/** A name as a file spells it, in one scope, and what it means there. */
export interface SpeltName {
  readonly scope: NamespaceScope;
  readonly raw: Uint8Array;
  readonly name: XmlName;
}

/** Finds names by their bytes, without a string. One name per slot: whoever provokes collisions only makes it miss. */
export class NameCache {
  private readonly slots: (SpeltName | undefined)[] = new Array<SpeltName | undefined>(SLOTS).fill(undefined);

  find(scope: NamespaceScope, bytes: Uint8Array, start: number, end: number, hash: number): SpeltName | undefined {
    const spelt = this.slots[(hash + scope.number) & (SLOTS - 1)];
    return spelt?.scope === scope && spelt.raw.length === end - start && startsWith(bytes, start, spelt.raw)
      ? spelt
      : undefined;
  }

  keep(spelt: SpeltName, hash: number): SpeltName {
    this.slots[(hash + spelt.scope.number) & (SLOTS - 1)] = spelt;
    return spelt;
  }
}

/** Whether `expected` stands in `bytes` at `start`. */
export function startsWith(bytes: Uint8Array, start: number, expected: Uint8Array): boolean {
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[start + index] !== expected[index]) return false;
  }
  return true;
}
