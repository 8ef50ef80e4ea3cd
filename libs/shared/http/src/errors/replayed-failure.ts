/** A failure that is told once more, as it was told the first time. */
export class ReplayedFailure extends Error {
  constructor(
    readonly status: number,
    /** JSON. */
    readonly body: string,
  ) {
    super('A stored failure is replayed.');
    this.name = 'ReplayedFailure';
  }

  /** The error code that it told; null when it told none. */
  get code(): string | null {
    return /"code":"([a-z0-9_]+)"/.exec(this.body)?.[1] ?? null;
  }
}
