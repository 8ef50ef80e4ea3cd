import type { NamespaceScope } from './namespace-scope.ts';
import type { NameTable } from './name-table.ts';
import type { XmlFragment } from './xml-fragment.ts';

const SLOTS = 4_096;

interface KnownFragment<Value> {
  readonly scope: NamespaceScope;
  readonly depth: number;
  readonly written: Uint8Array;
  readonly value: Value;
}

/**
 * What elements of one kind mean, by how they are written; forgotten with the document. One per slot: whoever provokes
 * collisions only makes it forget.
 */
export class FragmentMemory<Value> {
  private readonly documents = new WeakMap<NameTable, (KnownFragment<Value> | undefined)[]>();

  find(fragment: XmlFragment): Value | undefined {
    const known = this.documents.get(fragment.scope.table)?.[fragment.hash & (SLOTS - 1)];
    return known?.scope === fragment.scope && known.depth === fragment.depth && fragment.equals(known.written)
      ? known.value
      : undefined;
  }

  keep(fragment: XmlFragment, value: Value): void {
    const { scope, depth, hash } = fragment;
    let slots = this.documents.get(scope.table);
    if (slots === undefined) {
      slots = new Array<KnownFragment<Value> | undefined>(SLOTS).fill(undefined);
      this.documents.set(scope.table, slots);
    }
    slots[hash & (SLOTS - 1)] = { scope, depth, written: fragment.copy(), value };
  }
}
