import type { ByteRange } from './byte-cache.ts';
import { KnownFragment } from './known-fragment.ts';
import type { XmlFragment } from './xml-fragment.ts';

const MULTIPLIER = 0x9e3779b1;

class KnownValue<Value> extends KnownFragment {
  constructor(
    { scope, depth }: XmlFragment,
    range: ByteRange,
    readonly owner: FragmentMemory<Value>,
    private readonly value: Value,
  ) {
    super(scope, depth, range);
  }

  override handOver(): void {
    this.owner.accept(this.value);
  }
}

let memories = 0;

/**
 * What elements of one kind mean, by how they are written. The entries lie with the names of their document and are forgotten with
 * them, so that one memory serves all documents.
 */
export class FragmentMemory<Value> {
  /** Elements of different kinds may have equal content: each kind has slots of its own for it. */
  private readonly salt = Math.imul((memories += 1), MULTIPLIER);
  private found: Value | undefined;

  /** The value of an equal element that was read before. */
  find(fragment: XmlFragment): Value | undefined {
    const { cache, scope, depth, bytes, start, end, hash } = fragment;
    if (end === -1) return undefined;
    const known = cache.at(hash ^ this.salt);
    if (known?.owner !== this || !known.isUnderstoodIn(scope, depth)) return undefined;
    if (!cache.hasBytes(known, bytes, start, end)) return undefined;
    known.handOver();
    const { found } = this;
    this.found = undefined;
    return found;
  }

  /** Takes the value of an entry of this memory. */
  accept(value: Value): void {
    this.found = value;
  }

  /** Called when the element has just been read; one that cannot be remembered is left out. */
  keep(fragment: XmlFragment, value: Value): void {
    if (!fragment.wasReadWhole) return;
    const { cache, bytes, start, end, hash } = fragment;
    cache.keep(hash ^ this.salt, bytes.subarray(start, end), (range) => new KnownValue(fragment, range, this, value));
  }
}
