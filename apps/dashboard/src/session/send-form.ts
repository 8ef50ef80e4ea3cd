import { reportProgress } from './upload-progress.ts';

const SUCCEEDED_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Sends a form like `fetch`, with reports of its progress. `fetch` cannot report how much of a body was sent. Reports go to whoever watches
 * the `idempotency-key` of the request.
 */
export function sendForm(
  url: string,
  { method = 'POST', headers, signal }: RequestInit,
  form: FormData,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const sent = new Headers(headers);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const abort = (): void => request.abort();
  request.open(method, url);
  for (const [name, value] of sent) request.setRequestHeader(name, value);
  request.responseType = 'blob';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    reportProgress(sent.get('idempotency-key'), total > 0 ? loaded / total : 0);
  });
  request.addEventListener('load', () => resolve(responseOf(request)));
  request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
  request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Cancelled.', 'AbortError')));
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) reject(signal.reason);
  else request.send(form);
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: unknown = request.response;
  const isEmpty = SUCCEEDED_WITHOUT_BODY.has(request.status) || !(body instanceof Blob);
  return new Response(isEmpty ? null : body, { status: request.status, statusText: request.statusText, headers });
}
