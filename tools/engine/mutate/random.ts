/** Pseudo-random numbers that are the same for the same seed (splitmix32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000) * below);
  }

  /** @throws Error when there is nothing to pick from */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
