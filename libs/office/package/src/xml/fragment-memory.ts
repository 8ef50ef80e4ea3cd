import type { NamespaceScope } from './namespace-scope.ts';
import { type Written, WrittenSlots } from './written-slots.ts';
import type { XmlFragment } from './xml-fragment.ts';

const SLOTS = 4_096;
const MAX_WRITTEN = 262_144;
const MULTIPLIER = 0x9e3779b1;

/** What one element means that was read. */
class KnownFragment<Value> implements Written {
  readonly start: number;
  readonly length: number;
  private readonly scope: NamespaceScope;
  private readonly depth: number;

  constructor(
    private readonly memory: unknown,
    { scope, depth }: XmlFragment,
    { start, length }: Written,
    readonly value: Value,
  ) {
    this.scope = scope;
    this.depth = depth;
    this.start = start;
    this.length = length;
  }

  isAs<Other>(memory: FragmentMemory<Other>, { scope, depth }: XmlFragment): this is KnownFragment<Other> {
    return this.memory === memory && this.scope === scope && this.depth === depth;
  }
}

/** What all memories know of one document. */
export class KnownFragments {
  private readonly known = new WrittenSlots<KnownFragment<unknown>>(SLOTS, MAX_WRITTEN);

  find<Value>(memory: FragmentMemory<Value>, hash: number, fragment: XmlFragment): Value | undefined {
    const known = this.known.at(hash);
    if (!known?.isAs(memory, fragment)) return undefined;
    const { bytes, start, end } = fragment;
    return this.known.isWritten(known, bytes, start, end) ? known.value : undefined;
  }

  keep<Value>(memory: FragmentMemory<Value>, hash: number, fragment: XmlFragment, value: Value): void {
    const { bytes, start, end } = fragment;
    this.known.keep(hash, bytes.subarray(start, end), (place) => new KnownFragment(memory, fragment, place, value));
  }
}

let memories = 0;

/** What elements of one kind mean, by how they are written; kept with the names of the document, and forgotten with them. */
export class FragmentMemory<Value> {
  /** Elements of different kinds may hold the same: each kind has slots of its own for it. */
  private readonly salt = Math.imul((memories += 1), MULTIPLIER);

  find(fragment: XmlFragment): Value | undefined {
    return fragment.scope.table.fragments.find(this, fragment.hash ^ this.salt, fragment);
  }

  keep(fragment: XmlFragment, value: Value): void {
    fragment.scope.table.fragments.keep(this, fragment.hash ^ this.salt, fragment, value);
  }
}
