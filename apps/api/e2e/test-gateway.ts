import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { INestApplication } from '@nestjs/common';

const OAUTH_ADDRESS = /^\/(?:api\/v1\/oauth\/|\.well-known\/oauth-)/;

/** Serves the API and the OAuth server at one origin, like a gateway. */
export interface TestGateway {
  readonly origin: string;
  close(): Promise<void>;
}

export async function openGateway(api: INestApplication, oauthServer: INestApplication): Promise<TestGateway> {
  const [toApi, toOAuth] = [listenerOf(api), listenerOf(oauthServer)];
  const server: Server = createServer((request, response) => {
    (OAUTH_ADDRESS.test(request.url ?? '') ? toOAuth : toApi)(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function listenerOf(application: INestApplication): RequestListener {
  const instance: unknown = application.getHttpAdapter().getInstance();
  if (!isListener(instance)) throw new Error('The application has no listener.');
  return instance;
}

function isListener(value: unknown): value is RequestListener {
  return typeof value === 'function';
}
