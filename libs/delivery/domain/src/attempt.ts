/** Why an attempt has no usable response. `unsendable`: no request could be made. */
export type AttemptErrorClass =
  'address_forbidden' | 'dns' | 'connect' | 'tls' | 'timeout' | 'connection_lost' | 'response_invalid' | 'unsendable';

/** The result of one request to an endpoint. */
export interface AttemptOutcome {
  /** Whether the endpoint answered with a 2xx status within the deadline. */
  readonly succeeded: boolean;
  readonly started: Date;
  readonly durationMs: number;
  /** The time from the start to the end of each step, in milliseconds; undefined for steps that were not reached. */
  readonly timings: {
    readonly dns?: number;
    readonly connect?: number;
    readonly tls?: number;
    readonly firstByte?: number;
  };
  /** The headers of the request, by their names in lower case; undefined if no request was sent. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly response: AttemptResponse | null;
  readonly error: { readonly class: AttemptErrorClass; readonly message: string } | null;
}

/** The response to an attempt, with the first 16 KiB of its body. */
export interface AttemptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly truncated: boolean;
}

/** Whether the endpoint answered 410 (Gone), which asks for no further deliveries. */
export function saysGone({ response }: AttemptOutcome): boolean {
  return response?.status === 410;
}

/** Returns the result of an attempt for which no request could be made. */
export function unsendable(started: Date, message: string): AttemptOutcome {
  return {
    succeeded: false,
    started,
    durationMs: 0,
    timings: {},
    response: null,
    error: { class: 'unsendable', message },
  };
}
