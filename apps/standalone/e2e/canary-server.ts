import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server on loopback with pages of a test. It counts all other requests. */
export interface CanaryServer extends AsyncDisposable {
  readonly origin: string;
  /** The paths that were requested and that are no page. */
  readonly hits: readonly string[];
  /** Serves a page. @returns its address */
  page(content: string, mediaType: string): string;
}

export async function startCanaryServer(): Promise<CanaryServer> {
  const pages = new Map<string, { readonly content: string; readonly mediaType: string }>();
  const hits: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': page.mediaType }).end(page.content);
      return;
    }
    // Browsers ask for it by themselves.
    if (path !== '/favicon.ico') hits.push(path);
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    origin,
    hits,
    page: (content, mediaType) => {
      const path = `/pages/${pages.size}`;
      pages.set(path, { content, mediaType });
      return origin + path;
    },
    [Symbol.asyncDispose]: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}
