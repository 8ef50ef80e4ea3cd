import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { Livery, type LiveryOptions } from '../index.ts';

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** How a request is answered. */
export type Reply = (response: ServerResponse, request: ReceivedRequest) => void;

/** A server that answers its requests in turn as a test says. After the last reply it repeats that. */
export class ScriptedServer {
  readonly requests: ReceivedRequest[] = [];
  private replies: readonly Reply[] = [];
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  static async start(): Promise<ScriptedServer> {
    const scripted = new ScriptedServer();
    await new Promise<void>((resolve) => scripted.server.listen(0, '127.0.0.1', resolve));
    return scripted;
  }

  /** Forgets what happened, and answers the next requests so. */
  script(...replies: readonly Reply[]): void {
    this.replies = replies;
    this.requests.length = 0;
  }

  client(options: Partial<LiveryOptions> = {}): Livery {
    return new Livery({ baseUrl: this.origin, credential: 'sk_test_1', ...options });
  }

  get origin(): string {
    return `http://127.0.0.1:${addressOf(this.server.address()).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body };
    const reply = this.replies[Math.min(this.requests.length, this.replies.length - 1)];
    this.requests.push(received);
    if (reply === undefined) throw new Error('The test has no reply.');
    reply(response, received);
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address;
}

export function json(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** An error in the format of the service. */
export function refusal(
  status: number,
  {
    headers = {},
    ...error
  }: { readonly type: string; readonly code: string; readonly headers?: Record<string, string> },
): Reply {
  const body = {
    kind: error.type,
    message: 'It is refused.',
    param: null,
    request_id: 'req_1',
    doc_url: null,
    ...error,
  };
  return json({ error: body }, status, { 'request-id': 'req_1', ...headers });
}

export function text(body: string, status = 200, type = 'text/html'): Reply {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/** Closes the connection without an answer. */
export const hangUp: Reply = (response) => response.destroy();

/** Closes the connection in the middle of the body. */
export const cutOff: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"id":');
  setTimeout(() => response.destroy(), 20);
};

/** Never answers. */
export const silence: Reply = () => undefined;
