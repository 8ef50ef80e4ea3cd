import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname } from 'node:path';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html',
};

/** A server between programs and the service that loses the first answer to each write, after the service has committed it. */
export class LossyServer implements AsyncDisposable {
  private readonly lost = new Set<string>();
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request, response).catch(() => response.destroy());
  });

  private constructor(
    private readonly service: string,
    /** Reads what is not of the service by its path; undefined if there is no such file. */
    private readonly read: (path: string) => Promise<Uint8Array | string | undefined>,
  ) {}

  static async start(
    service: string,
    read: (path: string) => Promise<Uint8Array | string | undefined>,
  ): Promise<LossyServer> {
    const lossy = new LossyServer(service, read);
    await once(lossy.server.listen(0, '127.0.0.1'), 'listening');
    return lossy;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (url.startsWith('/api/')) this.forward(request, response);
    else if (url.startsWith('/closed/')) response.destroy();
    else if (!url.startsWith('/silent/')) await this.serve(url, response);
  }

  private forward(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method = '', headers } = request;
    const key = String(headers['idempotency-key'] ?? '');
    const isLost = key !== '' && !this.lost.has(key);
    this.lost.add(key);
    const forwarded = sendRequest(this.service + url, { method, headers }, (answer) => {
      if (isLost) answer.resume().on('end', () => response.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  private async serve(path: string, response: ServerResponse): Promise<void> {
    const content = await this.read(path);
    if (content === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(content);
  }
}
