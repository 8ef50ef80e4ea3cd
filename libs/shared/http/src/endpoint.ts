import { applyDecorators, type ExecutionContext, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode, IdPrefix, JsonSchema, Scope } from '@livery/kernel';
import { leavesResponse } from './answers/leaves-response.ts';
import { StreamsAnswer } from './answers/streams-answer.ts';
import type { ApiArea } from './api-area.ts';
import type { BodyReader } from './body/body-reader.ts';
import { jsonBody, smallJsonBody } from './body/json-body.ts';

/** How repeats of a write are handled, if it differs from the default. */
export interface IdempotencyOptions {
  /** Whether the work before the transaction is long. A concurrent repeat then gets 409 instead of doing the work, too. */
  readonly isLong?: boolean;
  /** Set if the record in the response never changes. A response over 1 MiB is then stored as an id, and rendered again. */
  readonly immutable?: {
    readonly prefix: IdPrefix;
    /** The name of the method of the same controller that renders the record from `(principal, uuid)`. */
    readonly retrieve: string;
  };
}

/** The file of the record that a write answers with. */
export interface FileAlternative {
  readonly prefix: IdPrefix;
  /** The name of the method of the same controller that opens the file, as a `ByteAnswer`, from `(principal, uuid)`. */
  readonly open: string;
  /**
   * The record of the path, and the name of the method of the same controller that says from `(principal, uuid)` which of the
   * `alternatives` the file of that record can have.
   */
  readonly of: { readonly prefix: IdPrefix; readonly types: string };
}

/** Work that takes long, of which one caller may have only some done at the same time. */
export type ConcurrencyLimit = 'checks' | 'compositions';

/** The declaration of an endpoint. Guards, body reading, the OpenAPI document and tests use only this. */
export interface EndpointOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path without the version segment, with `:id` for parameters. */
  readonly path: string;
  /** The name of the operation in client libraries, in camel case. It must never change. */
  readonly operationId: string;
  /** The section of the reference. */
  readonly area: ApiArea;
  /** A title for the reference, without a full stop. */
  readonly summary: string;
  /** A description for callers, in Markdown. */
  readonly description: string;
  /**
   * The credential needs any one of these scopes. `any_credential` requires a valid credential only, `public` none. `session` requires the
   * cookie of a person who is signed in; a guard of platform reads it.
   */
  readonly scopes: readonly Scope[] | 'any_credential' | 'public' | 'session';
  /**
   * Whether a person who is signed in has to have proved who they are in the last ten minutes, in live mode (`step_up_required`). Keys and
   * applications need not.
   */
  readonly stepUp?: true;
  /**
   * Whether in live mode only people who are signed in may call the endpoint (`user_token_required`), because it changes what controls the
   * others. Test mode controls nothing.
   */
  readonly livePeopleOnly?: true;
  /** Whether every person who is signed in may call the endpoint, whatever the scopes of the role. */
  readonly allPeople?: true;
  /** Whether publishable keys may call the endpoint. Their secret is public, and they have scopes like other keys. */
  readonly publishable?: true;
  /** Whether only live credentials may call the endpoint, because it changes a record of both modes. */
  readonly livemodeOnly?: true;
  /**
   * The kind of a successful response (default: `json`). For `bytes` the handler returns a `ByteAnswer`, for `events` an async iterable
   * of `ServerSentEvent`. Both are for GET only.
   */
  readonly answer?: 'json' | 'bytes' | 'events';
  /**
   * Further media types of a JSON endpoint, with their schemas. `@AcceptedType()` tells the handler which one the caller wants. For these
   * it returns the whole text.
   */
  readonly alternatives?: Readonly<Record<string, JsonSchema>>;
  /** Set if the `alternatives` of a write are the file of its record. The handler returns the record in any case. */
  readonly file?: FileAlternative;
  /** The schema of the response to a successful request: for `events` that of the data of an event, for `bytes` `bytesSchema`. */
  readonly response: JsonSchema;
  /** The status of a successful request (default: 200). */
  readonly status?: number;
  /** Further statuses that are not errors, with a description. Their bodies have the same schema or are empty. */
  readonly otherStatuses?: Readonly<Record<number, { readonly description: string; readonly isEmpty?: true }>>;
  /**
   * Whether the caller may have the work done later (`Prefer: respond-async`, RFC 7240). The handler uses `PrefersAsync`, and answers with
   * status 202 and the record, which its GET shows until the work is done.
   */
  readonly respondsAsync?: true;
  /**
   * What waits for the work that the request has started, if the caller prefers that (`Prefer: wait=10`, RFC 7240): a method of the same
   * controller, which gets `(principal, uuid, PreferredWait)` after the commit, and returns the record. The status of a record that has ended
   * is 200.
   */
  readonly awaited?: { readonly prefix: IdPrefix; readonly method: string };
  /** Whether the endpoint reads `If-Match`, so that a change does not overwrite another one. The handler uses `IfMatch`. */
  readonly ifMatch?: true;
  /** Further headers of the response, each with a description. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The error codes of this endpoint in addition to those in `common-errors.ts`. Tests compare every response with them. */
  readonly errors?: readonly ErrorCode[];
  /** Reads the body (default: `bodyReaderOf`). */
  readonly body?: BodyReader;
  /** What the caller may do only a few times at the same time. `checks` also have a rate of their own (default: only that of the caller). */
  readonly limit?: ConcurrencyLimit;
  /** The query parameter with the number of seconds for which a request may wait. A caller has few waiting requests at a time. */
  readonly waits?: string;
  /** For writes: false if `Idempotency-Key` is not used. */
  readonly idempotent?: IdempotencyOptions | false;
}

/** Whether the endpoint requires a bearer credential. */
export function takesBearer({ scopes }: Pick<EndpointOptions, 'scopes'>): boolean {
  return scopes !== 'public' && scopes !== 'session';
}

/** What reads the body: unless the endpoint declares it, JSON of at most 1 MiB, or 16 KiB for callers without a bearer credential. */
export function bodyReaderOf({ body, scopes }: Pick<EndpointOptions, 'body' | 'scopes'>): BodyReader {
  return body ?? (takesBearer({ scopes }) ? jsonBody : smallJsonBody);
}

const EndpointMetadata = Reflector.createDecorator<EndpointOptions>();
const reflector = new Reflector();

/** Declares a controller method as an endpoint. Controllers themselves have no path. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[options.method], path: options.path }),
    HttpCode(options.status ?? 200),
    EndpointMetadata(options),
    ...streamed(options),
    ...(options.file === undefined ? [] : [leavesResponse()]),
  );
}

/** What sends an answer that is not JSON. @throws Error for a write, whose stored answer could only be JSON */
function streamed({ method, path, answer = 'json' }: EndpointOptions): readonly MethodDecorator[] {
  if (answer === 'json') return [];
  if (method !== 'GET') throw new Error(`${method} ${path} cannot answer with ${answer}: only GET can.`);
  return [StreamsAnswer(answer)];
}

/** The declaration of a handler; undefined for a method that is not an endpoint. */
export function endpointOf(handler: ReturnType<ExecutionContext['getHandler']>): EndpointOptions | undefined {
  return reflector.get(EndpointMetadata, handler);
}

/** What reads the body of a handler. A method that is not an endpoint takes JSON. */
export function bodyReaderOfHandler(context: ExecutionContext): BodyReader {
  const endpoint = endpointOf(context.getHandler());
  return endpoint === undefined ? jsonBody : bodyReaderOf(endpoint);
}
