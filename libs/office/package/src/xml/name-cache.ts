import { ByteCache, type ByteRange } from './byte-cache.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlName } from './xml-name.ts';

const MAX_NAMES = 2_048;
const MAX_BYTES = 16_384;

/** A name as a file spells it, with what it means in one scope. */
export interface ResolvedName extends ByteRange {
  readonly scope: NamespaceScope;
  readonly name: XmlName;
}

/** Finds names by their bytes, without making a string. */
export class NameCache {
  private readonly known = new ByteCache<ResolvedName>(MAX_NAMES, MAX_BYTES);

  /** @param end the exclusive end offset of the name */
  find(scope: NamespaceScope, bytes: Uint8Array, start: number, end: number, hash: number): ResolvedName | undefined {
    const found = this.known.at(hash + scope.number);
    return found?.scope === scope && this.known.hasBytes(found, bytes, start, end) ? found : undefined;
  }

  /** @param raw the bytes of the name */
  keep(scope: NamespaceScope, raw: Uint8Array, hash: number, name: XmlName): ResolvedName {
    return this.known.keep(hash + scope.number, raw, ({ start, length }) => ({ start, length, scope, name }));
  }
}
