/** Why no usable answer came; `unsendable` says that no request could be made. */
export type AttemptErrorClass =
  'address_forbidden' | 'dns' | 'connect' | 'tls' | 'timeout' | 'connection_lost' | 'response_invalid' | 'unsendable';

/** What one request to an endpoint met. */
export interface AttemptOutcome {
  /** 2xx within the deadline. */
  readonly succeeded: boolean;
  readonly started: Date;
  readonly durationMs: number;
  /** Milliseconds since the start, for the steps that were reached. */
  readonly timings: {
    readonly dns?: number;
    readonly connect?: number;
    readonly tls?: number;
    readonly firstByte?: number;
  };
  readonly response: AttemptResponse | null;
  readonly error: { readonly class: AttemptErrorClass; readonly message: string } | null;
}

/** What came back; at most 16 KiB of the body are kept. */
export interface AttemptResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly truncated: boolean;
}

/** 410: the endpoint asks for no more, and is disabled. */
export function saysGone({ response }: AttemptOutcome): boolean {
  return response?.status === 410;
}

/** An attempt that ended before a request could be made. */
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
