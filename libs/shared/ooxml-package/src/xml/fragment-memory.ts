import type { NamespaceScope } from './namespace-scope.ts';
import type { XmlFragment } from './xml-fragment.ts';

const SLOTS = 4_096;
const MAX_WRITTEN = 262_144;
const MULTIPLIER = 0x9e3779b1;

/** What one element means that was read. */
class KnownFragment<Value> {
  /** @param start where it stands among all that is written */
  constructor(
    private readonly memory: unknown,
    private readonly scope: NamespaceScope,
    private readonly depth: number,
    readonly start: number,
    readonly length: number,
    readonly value: Value,
  ) {}

  isAs<Other>(memory: FragmentMemory<Other>, { scope, depth }: XmlFragment): this is KnownFragment<Other> {
    return this.memory === memory && this.scope === scope && this.depth === depth;
  }
}

/**
 * What all memories know of one document. One per slot: whoever provokes collisions only makes them forget. How they are
 * written stands in one piece, where the processor finds it fast (measured); when that is full, all is forgotten.
 */
export class KnownFragments {
  private readonly slots = new Array<KnownFragment<unknown> | undefined>(SLOTS).fill(undefined);
  private readonly written = new Uint8Array(MAX_WRITTEN);
  private used = 0;

  find<Value>(memory: FragmentMemory<Value>, hash: number, fragment: XmlFragment): Value | undefined {
    const known = this.slots[hash & (SLOTS - 1)];
    if (!known?.isAs(memory, fragment)) return undefined;
    return fragment.isWritten(this.written, known.start, known.length) ? known.value : undefined;
  }

  keep<Value>(memory: FragmentMemory<Value>, hash: number, fragment: XmlFragment, value: Value): void {
    if (this.used + fragment.length > MAX_WRITTEN) {
      this.slots.fill(undefined);
      this.used = 0;
    }
    const { scope, depth, length } = fragment;
    fragment.write(this.written, this.used);
    this.slots[hash & (SLOTS - 1)] = new KnownFragment(memory, scope, depth, this.used, length, value);
    this.used += length;
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
