import type { MarkupCompatibility } from './markup-compatibility.ts';
import type { XmlFragment } from './xml-fragment.ts';
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

  constructor(private readonly compatibility: MarkupCompatibility) {}

  /** Another part begins. */
  enter(): void {
    if (this.open.length > 0) this.open = [];
    this.depth = -1;
  }

  /** Whether the memory knows the element, and has taken it; if not, it is kept once it has closed. */
  recall(memory: XmlMemory, fragment: XmlFragment): boolean {
    if (fragment.end === -1) return false;
    if (memory.recall(fragment)) return true;
    this.open.push({ fragment, memory, revision: this.compatibility.revision });
    this.depth = fragment.depth;
    return false;
  }

  /** An element has closed. Not kept is what ends elsewhere than it seemed, or depends on what stands before it. */
  close(depth: number, end: number): void {
    if (depth === this.depth) this.closeInnermost(end);
  }

  private closeInnermost(end: number): void {
    const { open } = this;
    const closed = open.pop();
    this.depth = open.at(-1)?.fragment.depth ?? -1;
    if (closed?.fragment.end === end && closed.revision === this.compatibility.revision)
      closed.memory.keep(closed.fragment);
  }
}
