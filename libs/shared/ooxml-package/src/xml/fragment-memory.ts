import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlFragment } from './xml-fragment.ts';

const SLOTS = 4_096;
const MULTIPLIER = 0x9e3779b1;

/** What one element means that was read. */
class KnownFragment<Value> {
  constructor(
    private readonly memory: unknown,
    private readonly scope: NamespaceScope,
    private readonly depth: number,
    private readonly written: Uint8Array,
    readonly value: Value,
  ) {}

  isAs<Other>(memory: FragmentMemory<Other>, { scope, depth }: XmlFragment): this is KnownFragment<Other> {
    return this.memory === memory && this.scope === scope && this.depth === depth;
  }

  isWrittenAs(fragment: XmlFragment): boolean {
    return fragment.equals(this.written);
  }
}

/** What all memories know of one document. One per slot: whoever provokes collisions only makes them forget. */
export type KnownFragments = (KnownFragment<unknown> | undefined)[];

export function noFragments(): KnownFragments {
  return new Array<KnownFragment<unknown> | undefined>(SLOTS).fill(undefined);
}

let memories = 0;

/** What elements of one kind mean, by how they are written; kept with the names of the document, and forgotten with them. */
export class FragmentMemory<Value> {
  /** Elements of different kinds may hold the same: each kind has slots of its own for it. */
  private readonly salt = Math.imul((memories += 1), MULTIPLIER);

  find(fragment: XmlFragment): Value | undefined {
    const known = fragment.scope.table.fragments[this.slotOf(fragment)];
    return known?.isAs(this, fragment) && known.isWrittenAs(fragment) ? known.value : undefined;
  }

  keep(fragment: XmlFragment, value: Value): void {
    const { scope, depth } = fragment;
    scope.table.fragments[this.slotOf(fragment)] = new KnownFragment(this, scope, depth, fragment.copy(), value);
  }

  private slotOf({ hash }: XmlFragment): number {
    return (hash ^ this.salt) & (SLOTS - 1);
  }
}
