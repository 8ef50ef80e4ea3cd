import type { IncomingMessage } from 'node:http';
import type { JsonSchema } from '@livery/kernel';

/** How the body of an endpoint becomes the object that its request class validates. */
export interface BodyReader {
  /** Content types that are accepted, in lower case, without parameters. */
  readonly mediaTypes: readonly string[];
  /** The same for the reader of an error, where they are too many to be listed. */
  readonly mediaTypesInWords?: string;
  /** Largest body in bytes; a longer one is refused by its Content-Length or as it streams in. */
  readonly limit: number;
  /** Error code of a body past the limit, `body_too_large` when absent. */
  readonly tooLargeCode?: 'file_too_large';
  /** The reader takes these parameters of the query, and judges all others. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** Bodies by media type, where the request class of the handler does not describe them. */
  readonly contents?: Readonly<Record<string, JsonSchema>>;
  /** @throws DomainError of kind `invalid` or `too_large` */
  read(request: IncomingMessage): Promise<object>;
}
