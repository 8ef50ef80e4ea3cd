import type { MarkupCompatibility } from './markup-compatibility.ts';
import type { NamespaceScope } from './namespace-scope.ts';
import type { NameTable } from './name-table.ts';
import { XmlFragment } from './xml-fragment.ts';
import type { XmlMemory } from './xml-handler.ts';

interface OpenFragment {
  readonly fragment: XmlFragment;
  readonly memory: XmlMemory;
  /** Of markup compatibility, when it opened. */
  readonly revision: number;
}

/** The elements of a part that are being read and that a memory shall keep. */
export class OpenFragments {
  private open: OpenFragment[] = [];
  /** Depth around the innermost. */
  private depth = -1;
  /** Used again for elements that are known, as most are. */
  private next: XmlFragment;

  constructor(
    private readonly compatibility: MarkupCompatibility,
    private readonly table: NameTable,
  ) {
    this.next = new XmlFragment(table);
  }

  /** Another part begins. */
  enter(): void {
    if (this.open.length > 0) this.open = [];
    this.depth = -1;
  }

  /**
   * Behind the element, if the memory knows it and has taken it. If not, it is kept once it has closed, and the answer is -1.
   * @param scope what its names mean; @param depth around it; @param start of its `<`; @param nameEnd behind its name
   */
  recall(
    memory: XmlMemory,
    scope: NamespaceScope,
    depth: number,
    bytes: Uint8Array,
    start: number,
    nameEnd: number,
  ): number {
    const fragment = this.next;
    fragment.read(scope, depth, bytes, start, nameEnd);
    if (fragment.end === -1 || memory.recall(fragment)) return fragment.end;
    this.open.push({ fragment, memory, revision: this.compatibility.revision });
    this.depth = depth;
    this.next = new XmlFragment(this.table);
    return -1;
  }

  /** An element has closed. Not kept is what ends elsewhere than it seemed, or depends on what stands before it. */
  close(depth: number, end: number): void {
    if (depth !== this.depth) return;
    const { open } = this;
    const closed = open.pop();
    this.depth = open.at(-1)?.fragment.depth ?? -1;
    if (closed?.fragment.end === end && closed.revision === this.compatibility.revision)
      closed.memory.keep(closed.fragment);
  }
}
