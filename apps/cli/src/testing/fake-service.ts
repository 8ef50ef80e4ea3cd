import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Answer = (response: ServerResponse, request: Received) => void;

/** A server that answers every request as a test says, to bring about what a real service does seldom. */
export class FakeService {
  readonly requests: Received[] = [];
  private readonly server = createServer((request, response) => {
    void this.reply(request, response);
  });

  private constructor(public answer: Answer) {}

  static async start(): Promise<FakeService> {
    const service = new FakeService(refusing(500, 'internal_error'));
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** What a command needs to call this service. */
  get environment(): Readonly<Record<string, string>> {
    return { LIVERY_HOST: this.origin, LIVERY_API_KEY: 'lv_test_key' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: await buffer(request) };
    this.requests.push(received);
    this.answer(response, received);
  }
}

/** An error as the service answers it. */
export function refusing(status: number, code: string): Answer {
  const error = { type: 'invalid_request_error', code, message: 'It is refused.', param: null, request_id: 'req_1' };
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      .end(JSON.stringify({ error }));
}

/** The beginning of an answer; then the connection is closed. */
export const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
