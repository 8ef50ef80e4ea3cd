import type { AllOptions } from './options.ts';

/** A call of an operation, as the generated methods describe it. At most one of `body`, `upload` and `form` is set. */
export interface ApiRequest {
  readonly method: string;
  /** The path after the version segment, with its parameters. */
  readonly path: string;
  readonly query?: object;
  /** What is sent as JSON. */
  readonly body?: unknown;
  /** Fields of which `file` may be a file. With one they are sent as a form, else as JSON. */
  readonly upload?: object;
  /** Fields that are sent in the encoding of web forms. */
  readonly form?: object;
  /** The media types of the answer. Default: JSON. */
  readonly accept?: string;
  /** Whether no credential is sent. */
  readonly isPublic?: boolean;
  /** Whether sending the request again has no further effect. Default: true. */
  readonly isRepeatable?: boolean;
  readonly options?: AllOptions | undefined;
}
