import { isSame } from '../is-same.ts';
import { wholeNumber } from '../whole-number.ts';
import type { ByteCache } from './byte-cache.ts';
import type { KnownFragment } from './known-fragment.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { ScanProgress } from './scan-progress.ts';
import type { StartTag } from './start-tag.ts';

const GREATER = 0x3e;
const LESS = 0x3c;
const SLASH = 0x2f;
const MULTIPLIER = 0x9e3779b1;
/** Longer elements are rarely written twice with equal bytes. */
const MAX_BYTES = 2_048;

/** One element as it is written, with all of its content, at the moment at which it opens. */
export class XmlFragment {
  /** Offset of its `<`. */
  readonly start: number;
  /**
   * Exclusive end offset: behind the `>` of the first end tag of the same name; -1 when the element is too long. This is a guess, since
   * an element may contain others of its name: only elements that were read to just there are remembered.
   */
  readonly end: number;
  /** Of the bytes from the end of the name on. */
  readonly hash: number;
  private readonly dependencies: number;

  /** @param scope gives its names their meaning; @param depth how many elements are around it; @param tag its start tag, just read */
  constructor(
    readonly scope: NamespaceScope,
    readonly depth: number,
    readonly bytes: Uint8Array,
    tag: StartTag,
    private readonly progress: ScanProgress,
    readonly cache: ByteCache<KnownFragment>,
  ) {
    this.start = tag.start;
    this.end = tag.isEmpty ? progress.at : this.findEnd(progress.at, tag.nameEnd);
    this.hash = this.end === -1 ? 0 : hashOf(bytes, tag.nameEnd, this.end, depth);
    this.dependencies = progress.dependencies;
  }

  /** Whether the scanner has come to its end, and nothing within it depended on its surroundings. */
  get wasReadWhole(): boolean {
    return this.progress.at === this.end && this.progress.dependencies === this.dependencies;
  }

  /** Makes the scanner go on behind the element, which closes then. To be called while the element opens. */
  skip(): void {
    this.progress.at = this.end;
  }

  private findEnd(from: number, nameEnd: number): number {
    const { bytes, start } = this;
    const limit = Math.min(bytes.length, start + MAX_BYTES);
    for (let at = wholeNumber(from); at < limit; at += 1) {
      if (bytes[at] !== LESS || bytes[at + 1] !== SLASH) continue;
      const end = this.endOfTag(at + 2, nameEnd);
      if (end !== -1) return end;
    }
    return -1;
  }

  /** The offset behind the end tag whose name begins at `at`; -1 when that is another name. */
  private endOfTag(at: number, nameEnd: number): number {
    const { bytes, start } = this;
    const length = nameEnd - start - 1;
    if (!isSame(bytes, at, bytes, start + 1, length)) return -1;
    return bytes[at + length] === GREATER ? at + length + 1 : -1;
  }
}

/** Takes four bytes at a time, since each step has to wait for the one before. */
function hashOf(bytes: Uint8Array, start: number, end: number, seed: number): number {
  let hash = wholeNumber(seed);
  let at = wholeNumber(start);
  for (; at + 3 < end; at += 4) {
    const low = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    const high = (bytes[at + 2] ?? 0) | ((bytes[at + 3] ?? 0) << 8);
    hash = Math.imul(hash ^ low ^ (high << 16), MULTIPLIER);
    hash = (hash << 13) | (hash >>> 19);
  }
  for (; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), MULTIPLIER);
  return hash ^ (hash >>> 16);
}
