import { createServer, type RequestListener, type Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { hardenServer } from '@livery/http';

/** The paths of the OAuth server. All others belong to the API. */
const OAUTH_ADDRESS = /^\/(?:api\/v1\/oauth\/|\.well-known\/oauth-)/;

export interface TogetherOptions {
  readonly api: NestExpressApplication;
  readonly oauthServer: NestExpressApplication;
  readonly host: string;
  readonly port: number;
}

/**
 * Serves two applications at one address, like a gateway in production. Guards, filters and pipes of one application never
 * process a request of the other. Both must be initialised and must not listen themselves.
 */
export async function serveTogether({ api, oauthServer, host, port }: TogetherOptions): Promise<Server> {
  const listeners = { api: listenerOf(api), oauth: listenerOf(oauthServer) };
  const server = createServer((request, response) => {
    const listener = OAUTH_ADDRESS.test(request.url ?? '') ? listeners.oauth : listeners.api;
    listener(request, response);
  });
  hardenServer(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  return server;
}

function listenerOf(application: NestExpressApplication): RequestListener {
  return application.getHttpAdapter().getInstance();
}
