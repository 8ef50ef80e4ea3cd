import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** The severity of the rule that the ten calls create, and the one that it has in the answers of a newer service. */
const KNOWN = '"severity":"low"';
export const NEW_SEVERITY = 'negligible';
const CREATION = '/api/v1/brand_rules';
const OF_CONNECTION: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

export interface NewerService extends AsyncDisposable {
  readonly origin: string;
}

/** An address that passes requests on to a service. A new rule has a severity there that no client knows. */
export async function newerService(origin: string): Promise<NewerService> {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method = 'GET', headers } = request;
      const sent = method === 'GET' || method === 'DELETE' ? null : await buffer(request);
      const answer = await fetch(origin + url, {
        method,
        headers: passedOn(headers),
        body: sent && new Uint8Array(sent),
      });
      const body = await answer.text();
      response.statusCode = answer.status;
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const isCreation = method === 'POST' && url === CREATION;
      response.end(isCreation ? body.replace(KNOWN, `"severity":"${NEW_SEVERITY}"`) : body);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: originOf(server), [Symbol.asyncDispose]: () => close(server) };
}

/** The headers of a request but those of its own connection. */
function passedOn(headers: NodeJS.Dict<string | readonly string[]>): Record<string, string> {
  const others = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  return Object.fromEntries(others.map(([name, value]) => [name, String(value)]));
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
