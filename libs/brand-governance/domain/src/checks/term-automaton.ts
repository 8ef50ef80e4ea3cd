const ASCII = 128;

/** One spelling that is looked for, in folded case. `payload` is handed back with its matches. */
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
  /** The nearest node on the chain of failures at which a spelling ends. */
  output: Node<Payload> | null;
  readonly ends: { readonly length: number; readonly payload: Payload }[];
}

/** Finds many spellings at once, without regard to case, in one pass over the text (Aho and Corasick, 1975). */
export class TermAutomaton<Payload> {
  private readonly root = newNode<Payload>();
  /** 1 for the ASCII characters with which a spelling begins: most characters of most texts begin none. */
  private readonly begins = new Uint8Array(ASCII);

  constructor(spellings: readonly Spelling<Payload>[]) {
    for (const spelling of spellings) this.add(spelling);
    this.link();
  }

  /** Every match in a text of folded case, also those that overlap, in the order of their ends. */
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
      const code = folded.charCodeAt(index);
      const next = node.next.get(code) ?? newNode<Payload>();
      node.next.set(code, next);
      node = next;
    }
    node.ends.push({ length: folded.length, payload });
  }

  /** Breadth first: the failure of a node is known before those of its children. */
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

function newNode<Payload>(): Node<Payload> {
  return { next: new Map(), fail: null, output: null, ends: [] };
}
