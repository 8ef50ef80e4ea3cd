/** One event of an endpoint with `answer: 'events'`. */
export interface ServerSentEvent {
  readonly id?: string;
  /** The type for `EventSource.addEventListener`. */
  readonly event: string;
  /** It is sent as JSON in one line. */
  readonly data: object;
}

const BREAKS_LINES = /[\0\r\n]/;

/** An event as text (HTML Standard, section 9.2). @throws Error for an id or a type that would end its line */
export function eventText({ id, event, data }: ServerSentEvent): string {
  if (BREAKS_LINES.test(event) || BREAKS_LINES.test(id ?? '')) {
    throw new Error('The id and the type of a server-sent event are one line each.');
  }
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
