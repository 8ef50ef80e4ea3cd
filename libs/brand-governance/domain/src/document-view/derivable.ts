/** What was worked out, and by whom. */
class Derived<Value> {
  constructor(
    private readonly derivation: unknown,
    readonly value: Value,
  ) {}

  isBy<Other>(derivation: (source: never) => Other): this is Derived<Other> {
    return this.derivation === derivation;
  }
}

/**
 * Something that several checks work the same things out of. They live and die with it: in a map of a module they would
 * outlive it until the next full collection of garbage, and all that they refer to with them (measured: 3 MB a deck).
 */
export abstract class Derivable {
  private readonly derived = new Map<unknown, Derived<unknown>>();

  /** What a derivation says of this, worked out once. */
  once<Value>(derivation: (source: this) => Value): Value {
    const known = this.derived.get(derivation);
    if (known?.isBy(derivation)) return known.value;
    const value = derivation(this);
    this.derived.set(derivation, new Derived(derivation, value));
    return value;
  }
}
