import type { PendingEdit } from './pending-edit.ts';

/** The edits of one part by the steps of their locations, so that a walk through the part finds them. */
export class EditTree {
  /** The edits of this place itself. */
  readonly edits: PendingEdit[] = [];
  private readonly below = new Map<string, EditTree>();

  /** @param steps from the part on: `shape[5]`, `paragraph[1]` */
  add(steps: readonly string[], edit: PendingEdit): void {
    const [first, ...others] = steps;
    if (first === undefined) {
      this.edits.push(edit);
      return;
    }
    const next = this.below.get(first) ?? new EditTree();
    this.below.set(first, next);
    next.add(others, edit);
  }

  at(step: string): EditTree | undefined {
    return this.below.get(step);
  }

  /** The steps below this place, with what lies there. */
  get steps(): ReadonlyMap<string, EditTree> {
    return this.below;
  }

  /** This edit and all below. */
  all(): readonly PendingEdit[] {
    return [...this.edits, ...[...this.below.values()].flatMap((tree) => tree.all())];
  }
}
