/** The headers of a request: a `Headers` object, or those of Node, Express or a function platform. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request as a receiver got it. */
export interface WebhookRequest {
  readonly headers: WebhookHeaders;
  /** The body exactly as it arrived. A body that was parsed and written again has another signature. */
  readonly body: string | Uint8Array;
}

/** The signatures of a request, and what each of them signs. */
export interface SignedRequest {
  /** Seconds since 1970, as text. */
  readonly timestamp: string;
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  readonly content: Uint8Array<ArrayBuffer>;
  /** Which part of a secret is the key. */
  readonly keyOf: (secret: string) => Uint8Array<ArrayBuffer> | undefined;
}

/** Reads the header of Standard Webhooks, or else the one in Stripe's format; undefined if there is neither of them. */
export function readSignatures({ headers, body }: WebhookRequest): SignedRequest | undefined {
  return readStandard(headers, body) ?? readStripe(headers, body);
}

/** Which part of a secret is the key of Standard Webhooks; undefined if the secret is none. */
export function standardKeyOf(secret: string): Uint8Array<ArrayBuffer> | undefined {
  return fromBase64(secret.replace(/^whsec_/, ''));
}

function readStandard(headers: WebhookHeaders, body: WebhookRequest['body']): SignedRequest | undefined {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined) return undefined;
  return {
    timestamp,
    signatures: partsOf(signatures, ' ', 'v1,').flatMap((text) => fromBase64(text) ?? []),
    content: contentOf(`${id}.${timestamp}.`, body),
    keyOf: standardKeyOf,
  };
}

function readStripe(headers: WebhookHeaders, body: WebhookRequest['body']): SignedRequest | undefined {
  const header = headerOf(headers, 'livery-signature') ?? '';
  const [timestamp] = partsOf(header, ',', 't=');
  if (timestamp === undefined) return undefined;
  return {
    timestamp,
    signatures: partsOf(header, ',', 'v1=').map(fromHexadecimal),
    content: contentOf(`${timestamp}.`, body),
    keyOf: (secret) => utf8(secret),
  };
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

/** The parts of a header that begin with a prefix, without it. */
function partsOf(header: string, separator: string, prefix: string): string[] {
  const parts = header.split(separator).map((part) => part.trim());
  return parts.filter((part) => part.startsWith(prefix)).map((part) => part.slice(prefix.length));
}

/** The bytes that are signed: the id and the time, then the body. */
export function contentOf(begin: string, body: WebhookRequest['body']): Uint8Array<ArrayBuffer> {
  const [head, rest] = [utf8(begin), typeof body === 'string' ? utf8(body) : body];
  const content = new Uint8Array(head.length + rest.length);
  content.set(head);
  content.set(rest, head.length);
  return content;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function fromHexadecimal(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
