import { createServer, type RequestListener, type Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { hardenServer } from '@livery/http';

/** Addresses of the OAuth server; everything else is the API's. */
const OAUTH_ADDRESS = /^\/(?:api\/v1\/oauth\/|\.well-known\/oauth-)/;

export interface TogetherOptions {
  readonly api: NestExpressApplication;
  readonly oauthServer: NestExpressApplication;
  readonly host: string;
  readonly port: number;
}

/**
 * Two applications behind one address, as a gateway has them in production: guards, filters and pipes of the one never
 * meet a request of the other. Both are initialised and do not listen themselves.
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
