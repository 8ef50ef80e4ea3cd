import { startsWith } from './name-cache.ts';
import type { NamespaceScope } from './namespace-scope.ts';

const GREATER = 0x3e;
const LESS = 0x3c;
const SLASH = 0x2f;
/** Of the hash by Fowler, Noll and Vo. */
const FNV_PRIME = 0x01000193;
/** Longer elements are rarely written twice alike. */
const MAX_BYTES = 2_048;

/** One element as it is written, before anybody has read it: where it seems to end, and a hash of its bytes. */
export class XmlFragment {
  /** Behind its `>`; -1 when it is too long. A guess: only elements that were read to just there are remembered. */
  readonly end: number;
  readonly hash: number;

  /** @param scope what its names mean; @param depth around it; @param start of its `<`; @param nameEnd behind its name */
  constructor(
    readonly scope: NamespaceScope,
    readonly depth: number,
    readonly bytes: Uint8Array,
    readonly start: number,
    nameEnd: number,
  ) {
    const limit = Math.min(bytes.length, start + MAX_BYTES);
    let hash = depth;
    let at = nameEnd;
    let end = -1;
    let isInTag = true;
    while (at < limit) {
      const code = bytes[at] ?? 0;
      hash = Math.imul(hash ^ code, FNV_PRIME);
      at += 1;
      if (code === GREATER && isInTag) {
        if (bytes[at - 2] === SLASH) end = at;
        isInTag = false;
      } else if (code === LESS && bytes[at] === SLASH) {
        end = this.endOfTag(at + 1, nameEnd);
      }
      if (end !== -1) break;
    }
    this.end = end;
    this.hash = hash ^ (hash >>> 16);
  }

  copy(): Uint8Array {
    return Buffer.from(this.bytes.subarray(this.start, this.end));
  }

  equals(written: Uint8Array): boolean {
    const { bytes, start, end } = this;
    return written.length === end - start && startsWith(bytes, start, written);
  }

  /** Behind the end tag of the same name whose name begins at `at`; -1 when it is another's. */
  private endOfTag(at: number, nameEnd: number): number {
    const { bytes, start } = this;
    const length = nameEnd - start - 1;
    for (let index = 0; index < length; index += 1) {
      if (bytes[at + index] !== bytes[start + 1 + index]) return -1;
    }
    return bytes[at + length] === GREATER ? at + length + 1 : -1;
  }
}
