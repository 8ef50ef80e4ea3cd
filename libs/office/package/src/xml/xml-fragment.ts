import { isSame } from '../is-same.ts';
import { wholeNumber } from '../whole-number.ts';
import type { NamespaceScope } from './namespace-scope.ts';

const GREATER = 0x3e;
const LESS = 0x3c;
const SLASH = 0x2f;
const MULTIPLIER = 0x9e3779b1;
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
    this.end = this.seek(nameEnd);
    this.hash = this.end === -1 ? 0 : hashOf(bytes, nameEnd, this.end, depth);
  }

  /** Where it seems to end. */
  private seek(nameEnd: number): number {
    const { bytes, start } = this;
    const limit = Math.min(bytes.length, start + MAX_BYTES);
    let at = wholeNumber(nameEnd);
    while (at < limit && bytes[at] !== GREATER) at += 1;
    if (bytes[at - 1] === SLASH) return at < limit ? at + 1 : -1;
    while (at < limit) {
      if (bytes[at] === LESS && bytes[at + 1] === SLASH) {
        const end = this.endOfTag(at + 2, nameEnd);
        if (end !== -1) return end;
      }
      at += 1;
    }
    return -1;
  }

  /** Behind the end tag of the same name whose name begins at `at`; -1 when it is another's. */
  private endOfTag(at: number, nameEnd: number): number {
    const { bytes, start } = this;
    const length = nameEnd - start - 1;
    if (!isSame(bytes, at, bytes, start + 1, length)) return -1;
    return bytes[at + length] === GREATER ? at + length + 1 : -1;
  }
}

/** Four bytes at a time: each step has to wait for the one before. */
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
