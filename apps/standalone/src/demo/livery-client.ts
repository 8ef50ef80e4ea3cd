import { setTimeout as wait } from 'node:timers/promises';

/** How often a request is sent again that the rate limit refused. */
const MOST_WAITS = 10;

interface List<T> {
  readonly data: readonly T[];
}

/** A client for the parts of the public API that the demo uses, over HTTP. */
export class LiveryClient {
  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
  ) {}

  /** The records of a list's first page. */
  async list<T>(path: string): Promise<readonly T[]> {
    const answer = await this.send('GET', path);
    if (!isList<T>(answer)) throw new Error(`GET ${path} did not return a list.`);
    return answer.data;
  }

  /**
   * Sends a request. If the rate limit refuses it, waits as long as the service says, and sends it again.
   * @param body a form, or what is sent as JSON
   * @throws Error with the body of the response for any status of 300 or more
   */
  async send(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const request = (): Promise<Response> =>
      fetch(`${this.baseUrl}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${this.key}`, ...(!isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
    let response = await request();
    for (let waits = 0; response.status === 429 && waits < MOST_WAITS; waits += 1) {
      await wait(1_000 * Number(response.headers.get('retry-after') ?? 1));
      response = await request();
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

function isList<T>(answer: unknown): answer is List<T> {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
