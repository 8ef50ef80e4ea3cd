/** The stored response to a failed write, which a repeat gets again. */
export class ReplayedFailure extends Error {
  constructor(
    readonly status: number,
    /** The body, as JSON text. */
    readonly body: string,
  ) {
    super('A stored failure is replayed.');
    this.name = 'ReplayedFailure';
  }

  /** The error code in the body; null if there is none. */
  get code(): string | null {
    return /"code":"([a-z0-9_]+)"/.exec(this.body)?.[1] ?? null;
  }
}
