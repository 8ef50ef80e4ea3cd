import type { ResolvedName } from './name-cache.ts';
import type { NameTable } from './name-table.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlName } from './xml-name.ts';
import type { XmlSource } from './xml-source.ts';

/** Resolves names from their bytes: from the cache, or else through a string, once. */
export class NameReader {
  constructor(
    private readonly source: XmlSource,
    private readonly table: NameTable,
  ) {}

  /** @param end the exclusive end offset of the name. @throws MalformedXml when it is not a name, or its prefix is not declared */
  element(scope: NamespaceScope, start: number, end: number, hash: number): ResolvedName {
    const { elementNames } = this.table;
    const { bytes } = this.source;
    const known = elementNames.find(scope, bytes, start, end, hash);
    if (known !== undefined) return known;
    const raw = bytes.subarray(start, end);
    return elementNames.keep(scope, raw, hash, this.proper(scope.element(raw.toString())));
  }

  /** @throws MalformedXml as `element` does */
  attribute(scope: NamespaceScope, start: number, end: number, hash: number): XmlName {
    const { attributeNames } = this.table;
    const { bytes } = this.source;
    const known = attributeNames.find(scope, bytes, start, end, hash);
    if (known !== undefined) return known.name;
    const raw = bytes.subarray(start, end);
    return attributeNames.keep(scope, raw, hash, this.proper(scope.attribute(raw.toString()))).name;
  }

  private proper(name: XmlName | undefined): XmlName {
    if (name === undefined) throw this.source.malformed('a name is wrong, or its prefix is not declared');
    return name;
  }
}
