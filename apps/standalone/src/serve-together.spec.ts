import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { serveTogether } from './serve-together.ts';

@Module({})
class EmptyModule {}

/** An application that responds to every request with its name. */
async function applicationNamed(name: string): Promise<NestExpressApplication> {
  const application = await NestFactory.create<NestExpressApplication>(EmptyModule, { logger: false });
  application.use((_: Request, response: Response) => response.send(name));
  return application.init();
}

let api: NestExpressApplication;
let oauthServer: NestExpressApplication;
let server: Server;

beforeAll(async () => {
  api = await applicationNamed('api');
  oauthServer = await applicationNamed('oauth-server');
  server = await serveTogether({ api, oauthServer, host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all([api.close(), oauthServer.close()]);
});

function port(): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('two applications behind one address', () => {
  it.each([
    ['/api/v1/oauth/token', 'oauth-server'],
    ['/api/v1/oauth/token?errors=rfc6749', 'oauth-server'],
    ['/.well-known/oauth-authorization-server/api/v1', 'oauth-server'],
    ['/api/v1/oauth_applications', 'api'],
    ['/api/v1/ping?next=/api/v1/oauth/token', 'api'],
    ['/.well-known/security.txt', 'api'],
    ['/', 'api'],
  ])('serve %s from the %s', async (path, name) => {
    expect(await (await fetch(`http://127.0.0.1:${port()}${path}`)).text()).toBe(name);
  });

  it('report that the address is in use', async () => {
    await expect(serveTogether({ api, oauthServer, host: '127.0.0.1', port: port() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
