import type { NamespaceScope } from './namespace-scope.ts';
import { type Written, WrittenSlots } from './written-slots.ts';
import type { XmlName } from './xml-name.ts';

const SLOTS = 2_048;
const MAX_WRITTEN = 16_384;

/** A name as a file spells it, in one scope, and what it means there. */
export interface SpeltName extends Written {
  readonly scope: NamespaceScope;
  readonly name: XmlName;
}

/** Finds names by their bytes, without a string. */
export class NameCache {
  private readonly known = new WrittenSlots<SpeltName>(SLOTS, MAX_WRITTEN);

  find(scope: NamespaceScope, bytes: Uint8Array, start: number, end: number, hash: number): SpeltName | undefined {
    const spelt = this.known.at(hash + scope.number);
    return spelt?.scope === scope && this.known.isWritten(spelt, bytes, start, end) ? spelt : undefined;
  }

  /** @param raw the bytes of the name */
  keep(scope: NamespaceScope, raw: Uint8Array, hash: number, name: XmlName): SpeltName {
    return this.known.keep(hash + scope.number, raw, ({ start, length }) => ({ start, length, scope, name }));
  }
}
