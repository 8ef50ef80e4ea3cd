import { startsWith } from './name-cache.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { NameTable } from './name-table.ts';

const GREATER = 0x3e;
const LESS = 0x3c;
const SLASH = 0x2f;
/** Of the hash by Fowler, Noll and Vo. */
const FNV_PRIME = 0x01000193;
/** Longer elements are rarely written twice alike. */
const MAX_BYTES = 2_048;
const NO_BYTES = new Uint8Array();

/** One element as it is written, before anybody has read it: where it seems to end, and a hash of its bytes. Used again. */
export class XmlFragment {
  /** What its names mean. */
  scope: NamespaceScope;
  /** Around it. */
  depth = 0;
  /** Behind its `>`; -1 when it is too long. A guess: only elements that were read to just there are remembered. */
  end = -1;
  hash = 0;
  private bytes: Uint8Array = NO_BYTES;
  private start = 0;

  constructor({ outermost }: NameTable) {
    this.scope = outermost;
  }

  /** @param start of its `<`; @param nameEnd behind its name */
  read(scope: NamespaceScope, depth: number, bytes: Uint8Array, start: number, nameEnd: number): void {
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
        end = endOfTag(bytes, start, nameEnd, at + 1);
      }
      if (end !== -1) break;
    }
    this.scope = scope;
    this.depth = depth;
    this.bytes = bytes;
    this.start = start;
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
}

/** Behind the end tag whose name begins at `at`, if it is that of the element that starts at `start`; else -1. */
function endOfTag(bytes: Uint8Array, start: number, nameEnd: number, at: number): number {
  const length = nameEnd - start - 1;
  for (let index = 0; index < length; index += 1) {
    if (bytes[at + index] !== bytes[start + 1 + index]) return -1;
  }
  return bytes[at + length] === GREATER ? at + length + 1 : -1;
}
