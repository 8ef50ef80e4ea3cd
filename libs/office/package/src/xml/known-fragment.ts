import type { ByteRange } from './byte-cache.ts';
import type { NamespaceScope } from './namespace-scope.ts';

/** An element that was read. The memory that keeps it adds what it means. */
export abstract class KnownFragment implements ByteRange {
  readonly start: number;
  readonly length: number;

  /** @param depth how many elements are around it; the last parameter says where its bytes are kept */
  constructor(
    private readonly scope: NamespaceScope,
    private readonly depth: number,
    { start, length }: ByteRange,
  ) {
    this.start = start;
    this.length = length;
  }

  /** The memory that keeps it: all memories of a document share one cache. */
  abstract readonly owner: object;

  /** Hands what the element means to its owner, which knows the type of that. */
  abstract handOver(): void;

  /** Whether equal bytes mean the same in this scope and at this depth. */
  isUnderstoodIn(scope: NamespaceScope, depth: number): boolean {
    return this.scope === scope && this.depth === depth;
  }
}
