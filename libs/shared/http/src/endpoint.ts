import { applyDecorators, type ExecutionContext, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ErrorCode, IdPrefix, JsonSchema, Scope } from '@livery/kernel';
import type { ApiArea } from './api-area.ts';
import type { BodyReader } from './body/body-reader.ts';

/** How repeats of a write are answered, where that is not as everywhere. */
export interface IdempotencyOptions {
  /** The work before the transaction is long: a twin that comes meanwhile is told so (409) instead of doing it as well. */
  readonly isLong?: boolean;
  /** The record of success never changes: an answer over 1 MiB is kept as its id, and rendered again. */
  readonly immutable?: {
    readonly prefix: IdPrefix;
    /** Name of the method of the same controller that renders it from `(principal, uuid)`. */
    readonly retrieve: string;
  };
}

/** One row of the table of endpoints: the only source for guards, body reading, the OpenAPI document and, with it, tests. */
export interface EndpointOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the version segment, with `:id` for parameters. */
  readonly path: string;
  /** What client libraries call it, in camel case; it never changes. */
  readonly operationId: string;
  /** Where the reference shows it. */
  readonly area: ApiArea;
  /** A title for the reference, without a full stop. */
  readonly summary: string;
  /** What a consumer has to know, in sentences; Markdown. */
  readonly description: string;
  /** Any one of these opens the endpoint; `any_credential` asks for a valid one only, `public` for none. */
  readonly scopes: readonly Scope[] | 'any_credential' | 'public';
  /** Open to publishable keys too, which everybody may see; they have scopes like any other key. */
  readonly publishable?: true;
  /** What both modes share is changed by live credentials only. */
  readonly livemodeOnly?: true;
  /** Schema of the answer to success. */
  readonly response: JsonSchema;
  /** Status of success, 200 when absent. */
  readonly status?: number;
  /** Further statuses that are no errors, and what they mean; their bodies are of the same schema, or empty below 400. */
  readonly otherStatuses?: Readonly<Record<number, { readonly description: string; readonly isEmpty?: true }>>;
  /** Headers of the answer beyond those of every answer, with a sentence on each. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Error codes of this endpoint beyond those in `common-errors.ts`; tests hold every real answer to them. */
  readonly errors?: readonly ErrorCode[];
  /** How the body is read; JSON of at most 1 MiB when absent. */
  readonly body?: BodyReader;
  /** The policy that limits it; everybody's own when absent. */
  readonly limit?: 'checks';
  /** Of writes: false where `Idempotency-Key` is not used. */
  readonly idempotent?: IdempotencyOptions | false;
}

const EndpointMetadata = Reflector.createDecorator<EndpointOptions>();
const reflector = new Reflector();

/** Declares a controller method as an endpoint. Controllers themselves have no path. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[options.method], path: options.path }),
    HttpCode(options.status ?? 200),
    EndpointMetadata(options),
  );
}

/** The declaration of a handler; undefined for a method that is no endpoint. */
export function endpointOf(handler: ReturnType<ExecutionContext['getHandler']>): EndpointOptions | undefined {
  return reflector.get(EndpointMetadata, handler);
}
