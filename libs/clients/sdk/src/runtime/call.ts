/** An answer with what its headers say. */
export interface Answered<Data> {
  readonly data: Data;
  /** The id of the request (`req_…`). */
  readonly requestId: string | null;
  /** The state of the record, for `ifMatch`; or of the file. */
  readonly etag: string | null;
  readonly status: number;
  readonly headers: Headers;
}

/** A call that was sent: a promise of its answer. */
export type Call<Data> = Promise<Data> & {
  /** The answer together with its headers. */
  withResponse(): Promise<Answered<Data>>;
};

export function callOf<Data>(answered: Promise<Answered<Data>>): Call<Data> {
  const data = answered.then((answer) => answer.data);
  return Object.assign(data, {
    withResponse() {
      // Whoever waits for the whole answer gets its error there.
      data.catch(() => undefined);
      return answered;
    },
  });
}

export function answeredOf<Data>(data: Data, { status, headers }: Response): Answered<Data> {
  return { data, status, headers, requestId: headers.get('request-id'), etag: headers.get('etag') };
}
