/** Counts something per id. Ids with a count of 0 are removed. */
export class Counts {
  readonly byId = new Map<string, number>();

  of(id: string): number {
    return this.byId.get(id) ?? 0;
  }

  add(id: string, change: 1 | -1): void {
    const count = this.of(id) + change;
    if (count > 0) this.byId.set(id, count);
    else this.byId.delete(id);
  }
}
