import { uploadBody, urlEncodedBody } from './form-body.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { AllOptions } from './options.ts';
import { queryText } from './query-text.ts';
import type { ApiRequest } from './request.ts';

/** What all attempts of a call send alike. Only the credential may change between them. */
export interface PreparedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | URLSearchParams | null;
}

/** What all requests of a client send. */
export interface Sent {
  readonly apiVersion: string;
  /** Null in browsers, which have their own. */
  readonly userAgent: string | null;
}

export async function prepare(request: ApiRequest, { apiVersion, userAgent }: Sent): Promise<PreparedRequest> {
  const { method, path, query = {}, options = {} } = request;
  const body = await bodyOf(request);
  return {
    method,
    path: path + queryText(query),
    headers: {
      accept: request.accept ?? 'application/json',
      'api-version': apiVersion,
      ...(userAgent !== null && { 'user-agent': userAgent }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': options.idempotencyKey ?? newIdempotencyKey() }),
      ...preferencesOf(options),
      ...options.headers,
    },
    body,
  };
}

async function bodyOf({ body, upload, form }: ApiRequest): Promise<PreparedRequest['body']> {
  if (upload !== undefined) return uploadBody(upload);
  if (form !== undefined) return urlEncodedBody(form);
  return body === undefined ? null : JSON.stringify(body);
}

function preferencesOf({ ifMatch, respondAsync, waitSeconds }: AllOptions): Record<string, string> {
  return {
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    ...(respondAsync === true && { prefer: 'respond-async' }),
    ...(waitSeconds !== undefined && { prefer: `wait=${waitSeconds}` }),
  };
}
