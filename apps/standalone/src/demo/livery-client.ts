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

  /** @param body a form, or what is sent as JSON. @throws Error with the body of the response for any status of 300 or more */
  async send(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${this.key}`, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}

function isList<T>(answer: unknown): answer is List<T> {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
