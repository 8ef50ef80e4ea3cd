import type { SpeltName } from './name-cache.ts';
import type { NameTable } from './name-table.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlName } from './xml-name.ts';
import type { XmlSource } from './xml-source.ts';

/** Resolves names from their bytes: from the cache, and else once through a string. */
export class NameReader {
  constructor(
    private readonly source: XmlSource,
    private readonly table: NameTable,
  ) {}

  /** @throws MalformedXml when it is no name, or its prefix is not declared */
  element(scope: NamespaceScope, start: number, end: number, hash: number): SpeltName {
    const { elementNames } = this.table;
    const { bytes } = this.source;
    const known = elementNames.find(scope, bytes, start, end, hash);
    if (known !== undefined) return known;
    const raw = bytes.subarray(start, end);
    return elementNames.keep(scope, raw, hash, this.proper(scope.element(raw.toString())));
  }

  /** @throws as `element` */
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
