/** A map whose keys are lists of things. Things are compared by identity. */
export class IdentityTree<Value> {
  value: Value | undefined;
  private branches: Map<unknown, IdentityTree<Value>> | undefined;

  /** The node whose `value` belongs to these things in this order. */
  at(...things: readonly unknown[]): IdentityTree<Value> {
    return things.reduce<IdentityTree<Value>>((tree, thing) => tree.branch(thing), this);
  }

  private branch(thing: unknown): IdentityTree<Value> {
    this.branches ??= new Map();
    let branch = this.branches.get(thing);
    if (branch === undefined) this.branches.set(thing, (branch = new IdentityTree()));
    return branch;
  }
}
