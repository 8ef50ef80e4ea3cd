/** Where a string next occurs in a text, asked with growing positions: the whole text is searched once, not once per question. */
export class Occurrences {
  private next: number;

  constructor(
    private readonly text: string,
    private readonly needle: string,
  ) {
    this.next = this.find(0);
  }

  /** Whether it starts in [from, to). `from` must not shrink from call to call. */
  within(from: number, to: number): boolean {
    if (this.next < from) this.next = this.find(from);
    return this.next < to;
  }

  private find(from: number): number {
    const found = this.text.indexOf(this.needle, from);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  }
}
