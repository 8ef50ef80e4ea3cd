import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type BlobStore, openBlobStore } from '@livery/blobs';
import { TcpProxy } from '@livery/testing';

/** As much of S3 as a store of blobs needs, in memory. It can fall silent: then it accepts connections, and never answers. */
export class MemoryS3 implements AsyncDisposable {
  private readonly objects = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    private readonly network: TcpProxy,
    readonly store: BlobStore,
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response));
  }

  static async open(): Promise<MemoryS3> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const network = await TcpProxy.open(`http://127.0.0.1:${port}`);
    const store = await openBlobStore({
      ...{ kind: 's3', endpoint: network.url, region: 'us-east-1', bucket: 'livery' },
      keys: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    return new MemoryS3(server, network, store);
  }

  silence(): void {
    this.network.silence();
  }

  resume(): void {
    this.network.resume();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.store.close();
    await this.network[Symbol.asyncDispose]();
    await once(this.server.close(), 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.url?.split('?')[0] ?? '';
    const body = await buffer(request);
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'DELETE') this.objects.delete(key);
    const object = this.objects.get(key);
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.writeHead(object === undefined ? 404 : 200, { 'content-length': object?.length ?? 0 });
      response.end(request.method === 'GET' ? object : undefined);
    } else response.end();
  }
}
