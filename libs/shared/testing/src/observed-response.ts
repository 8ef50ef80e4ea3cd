/** What a client has received. */
export interface ObservedResponse {
  readonly method: string;
  /** The path without the version segment and the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The parsed body, or the text of events; undefined if it is empty. */
  readonly body: unknown;
}
