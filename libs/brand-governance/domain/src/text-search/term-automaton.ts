import { memoized } from '../memoized.ts';

const ASCII = 128;
/**
 * The bits of a character by which beginnings of spellings differ: all bits of ASCII for the first character, for the others
 * those by which letters differ.
 */
const FIRST_BITS = 0x7f;
const OTHER_BITS = 0x1f;
const BEGINNINGS = 0x20000;

/** A spelling to look for, in folded case. Its matches carry the `payload`. */
export interface Spelling<Payload> {
  readonly text: string;
  readonly payload: Payload;
}

export interface TermMatch<Payload> {
  readonly start: number;
  readonly end: number;
  readonly payload: Payload;
}

interface Node<Payload> {
  readonly next: Map<number, Node<Payload>>;
  fail: Node<Payload> | null;
  /** The nearest node on the chain of failure links at which a spelling ends. */
  output: Node<Payload> | null;
  readonly ends: { readonly length: number; readonly payload: Payload }[];
}

/** Finds many spellings in one pass over a text, without regard to case (Aho and Corasick, 1975). */
export class TermAutomaton<Payload> {
  private readonly root = newNode<Payload>();
  /**
   * Holds 1 for each ASCII character with which a spelling begins. Most characters of most texts begin none, so that they can
   * be skipped.
   */
  private readonly begins = new Uint8Array(ASCII);

  constructor(spellings: readonly Spelling<Payload>[]) {
    for (const spelling of spellings) this.add(spelling);
    this.link();
  }

  /** Every match in a text of folded case, in the order of their ends. Matches may overlap. */
  *matches(folded: string): Generator<TermMatch<Payload>> {
    let at: Node<Payload> = this.root;
    for (let index = 0; index < folded.length; index += 1) {
      const code = folded.charCodeAt(index);
      if (at === this.root && code < ASCII && this.begins[code] === 0) continue;
      at = this.step(at, code);
      for (let node = at.ends.length > 0 ? at : at.output; node !== null; node = node.output) {
        for (const { length, payload } of node.ends) yield { start: index + 1 - length, end: index + 1, payload };
      }
    }
  }

  /**
   * Reports every match among the first `length` characters, which are in folded case, in the order of their ends.
   * @param codes the characters; two more follow after the first `length`
   * @param report receives the offset of the last character of the match
   */
  search(codes: Uint16Array, length: number, report: (payload: Payload, last: number) => void): void {
    const beginnings = this.beginnings();
    let at: Node<Payload> = this.root;
    for (let index = 0; index < length; index += 1) {
      if (at === this.root) index = nextBeginning(beginnings, codes, index, length - 1);
      at = this.step(at, codes[index] ?? 0);
      for (let node = at.ends.length > 0 ? at : at.output; node !== null; node = node.output) {
        for (const { payload } of node.ends) report(payload, index);
      }
    }
  }

  private step(from: Node<Payload>, code: number): Node<Payload> {
    for (let node: Node<Payload> | null = from; node !== null; node = node.fail) {
      const next = node.next.get(code);
      if (next !== undefined) return next;
    }
    return this.root;
  }

  private add({ text: folded, payload }: Spelling<Payload>): void {
    if (folded === '') return;
    if (folded.charCodeAt(0) < ASCII) this.begins[folded.charCodeAt(0)] = 1;
    let node = this.root;
    for (let index = 0; index < folded.length; index += 1) {
      node = memoized(node.next, folded.charCodeAt(index), newNode<Payload>);
    }
    node.ends.push({ length: folded.length, payload });
  }

  /** Holds 1 for each three characters with which a spelling may begin. Few positions of a text are left to look at. */
  private beginnings(): Uint8Array {
    const beginnings = new Uint8Array(BEGINNINGS);
    for (const [first, one] of this.root.next)
      for (const [second, two] of following(one))
        for (const [third] of following(two)) beginnings[beginning(first, second, third)] = 1;
    return beginnings;
  }

  /** Sets the failure links, breadth first, so that the link of a node is known before those of its children. */
  private link(): void {
    const queue = [...this.root.next.values()];
    for (const node of queue) node.fail = this.root;
    for (let index = 0; index < queue.length; index += 1) {
      const node = queue[index];
      if (node === undefined) continue;
      for (const [code, child] of node.next) {
        child.fail = node.fail === null ? this.root : this.step(node.fail, code);
        child.output = child.fail.ends.length > 0 ? child.fail : child.fail.output;
        queue.push(child);
      }
    }
  }
}

/** Packs three characters into a number of 17 bits. Different characters may share a number. */
function beginning(first: number, second: number, third: number): number {
  return ((first & FIRST_BITS) << 10) | ((second & OTHER_BITS) << 5) | (third & OTHER_BITS);
}

/** The characters that may follow a node; any character where a spelling ends. */
function following<Payload>(node: Node<Payload>): Iterable<readonly [code: number, next: Node<Payload>]> {
  return node.ends.length === 0
    ? node.next
    : Array.from({ length: OTHER_BITS + 1 }, (_, code) => [code, node] as const);
}

/** The offset of the next character with which a spelling may begin, or of the last character. */
function nextBeginning(beginnings: Uint8Array, codes: Uint16Array, from: number, last: number): number {
  let first = codes[from] ?? 0;
  let second = codes[from + 1] ?? 0;
  for (let index = from; index < last; index += 1) {
    const third = codes[index + 2] ?? 0;
    if (beginnings[beginning(first, second, third)] === 1) return index;
    first = second;
    second = third;
  }
  return last;
}

function newNode<Payload>(): Node<Payload> {
  return { next: new Map(), fail: null, output: null, ends: [] };
}
