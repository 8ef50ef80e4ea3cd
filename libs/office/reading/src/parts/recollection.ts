import type { FragmentMemory, XmlFragment, XmlMemory } from '@livery/office-package';

/** Hands on what properties say that stand in one place; those that are written alike are read once for the document. */
export class Recollection<Value> implements XmlMemory {
  /** Takes what a reader has read. */
  readonly set = this.accept.bind(this);
  private read: Value | undefined;
  private noted = 0;

  /** @param notes counts what reading does beside: what does anything is read each time */
  constructor(
    private readonly memory: FragmentMemory<Value>,
    private readonly take: (value: Value) => void,
    private readonly notes: () => number = noNotes,
  ) {}

  recall(fragment: XmlFragment): boolean {
    const value = this.memory.find(fragment);
    if (value === undefined) {
      this.read = undefined;
      this.noted = this.notes();
      return false;
    }
    this.take(value);
    return true;
  }

  keep(fragment: XmlFragment): void {
    if (this.read !== undefined && this.noted === this.notes()) this.memory.keep(fragment, this.read);
  }

  private accept(value: Value): void {
    this.read = value;
    this.take(value);
  }
}

/** One for all: every text of a deck has recollections. */
function noNotes(): number {
  return 0;
}
