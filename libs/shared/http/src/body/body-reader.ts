import type { IncomingMessage } from 'node:http';
import type { JsonSchema } from '@livery/kernel';

/** Reads the body of an endpoint into the object that its request class validates. */
export interface BodyReader {
  /** The accepted content types, in lower case and without parameters. */
  readonly mediaTypes: readonly string[];
  /** A description of the content types for an error message, if there are too many to list. */
  readonly mediaTypesInWords?: string;
  /** Most bytes of the body. A longer one is refused by its Content-Length or while it arrives. */
  readonly limit: number;
  /** The error code of a body past the limit (default: `body_too_large`). */
  readonly tooLargeCode?: 'file_too_large';
  /**
   * Set if the reader spools the file to disk (`spoolForm`). Its body then needs little memory, and is limited by its progress and not by
   * the total time that it takes.
   */
  readonly isSpooled?: true;
  /** The parameters of the query that the reader uses. It also refuses all others. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** The schemas of bodies by media type, if the request class of the handler does not describe them. */
  readonly contents?: Readonly<Record<string, JsonSchema>>;
  /** @throws DomainError of kind `invalid` or `too_large` */
  read(request: IncomingMessage): Promise<object>;
}
