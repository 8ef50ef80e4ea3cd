import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FileToSend } from '../content/random-content.ts';

const ANSWER_MS = 30_000;
/** Longer than the longest outage. */
const LONGEST_MS = 240_000;
const RETRY_MS = 50;
/** The answers after which a client asks again: its first request is still handled, or the service has no room or no time for it now. */
const AGAIN = new Set([409, 503, 504]);

/** A request with its headers as an object. */
interface Sendable extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A client that repeats each request until it is answered, as the documentation recommends: writes with an `Idempotency-Key`. */
export class PersistentClient {
  private readonly origin: string;
  private readonly key: string;

  constructor(origin: string, key: string) {
    this.origin = origin;
    this.key = key;
  }

  upload(path: string, { bytes, filename }: FileToSend): Promise<Answer> {
    const form = (): FormData => {
      const data = new FormData();
      data.append('file', new Blob([new Uint8Array(bytes)]), filename);
      return data;
    };
    return this.send(path, () => ({ method: 'POST', body: form() }));
  }

  post(path: string, body: object, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...more };
    return this.send(path, () => ({ method: 'POST', body: JSON.stringify(body), headers }));
  }

  delete(path: string): Promise<Answer> {
    return this.send(path, () => ({ method: 'DELETE' }));
  }

  get(path: string): Promise<Answer> {
    return this.send(path, () => ({}));
  }

  /** The bytes behind a link; null if there are none. */
  async download(link: string): Promise<Buffer | null> {
    const response = await this.fetch(link, {});
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  }

  /** @param request makes the request anew, since its body can be sent once */
  private async send(path: string, request: () => Sendable): Promise<Answer> {
    const key = { 'idempotency-key': randomUUID() };
    const deadline = performance.now() + LONGEST_MS;
    for (;;) {
      const init = request();
      const own = init.method === undefined ? {} : key;
      const answer = await this.ask(path, { ...init, headers: { ...init.headers, ...own } }).catch(() => null);
      if (answer !== null && !AGAIN.has(answer.status)) return answer;
      if (performance.now() > deadline) throw new Error(`${init.method ?? 'GET'} ${path} is not answered.`);
      await setTimeout(RETRY_MS);
    }
  }

  private async ask(path: string, init: Sendable): Promise<Answer> {
    const response = await this.fetch(`${this.origin}/api/v1${path}`, init);
    return { status: response.status, body: await response.json() };
  }

  private fetch(url: string, init: Sendable): Promise<Response> {
    const headers = { authorization: `Bearer ${this.key}`, ...init.headers };
    return fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) });
  }
}
