import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { type JsonSchema, parsePublicId, type Scope } from '@livery/kernel';
import { createOAuthServer } from '@livery/oauth-server';
import { createLogger } from '@livery/runtime';
import { ApiClient, TEST_SECRET_KEYS } from '@livery/testing';
import { type Answer, readAnswer } from './read-answer.ts';
import type { TestApi, TestOrganization } from './test-api.ts';

const applicationSchema = {
  type: 'object',
  required: ['id', 'client_id', 'client_secret'],
  properties: { id: { type: 'string' }, client_id: { type: 'string' }, client_secret: { type: 'string' } },
} as const satisfies JsonSchema;

const tokenSchema = {
  type: 'object',
  required: ['access_token'],
  properties: { access_token: { type: 'string' } },
} as const satisfies JsonSchema;

export interface ClientIdentity {
  /** `oa_client_…` */
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface TestApplication extends ClientIdentity {
  /** `oa_app_…` */
  readonly id: string;
  /** Returns the same application with another secret. */
  with(clientSecret: string): TestApplication;
  /** Requests a token and returns the response, also if it is an error. */
  ask(scope?: string): Promise<Answer>;
  /** Requests a token from the OAuth server, for all scopes by default. */
  token(scope?: string): Promise<string>;
  /** Runs a statement with organization, mode and application as $1 to $3, and announces the change like another process. */
  changeElsewhere(statement: string): Promise<void>;
}

/** The OAuth server as a second application on the database of an API. */
export interface TestOAuth {
  /** Creates an application with the API. */
  application(
    of: TestOrganization,
    scopes: readonly Scope[],
    options?: { readonly livemode: boolean },
  ): Promise<TestApplication>;
  readonly server: INestApplication<Server>;
  /** Introspects or revokes a token of a client. */
  about(endpoint: 'introspect' | 'revoke', token: string, client: ClientIdentity): Promise<Answer>;
  close(): Promise<void>;
}

export async function startTestOAuth(api: TestApi): Promise<TestOAuth> {
  const server: INestApplication<Server> = await createOAuthServer({
    database: api.database,
    secretKeys: TEST_SECRET_KEYS,
    logger: createLogger({ name: 'livery-test', level: 'error' }),
  });
  const caller = new ApiClient(server, null);
  return {
    server,
    close: () => server.close(),
    about: (endpoint, token, { clientId, clientSecret }) =>
      caller.post(`/oauth/${endpoint}`, { token, client_id: clientId, client_secret: clientSecret }),
    application: async (of, scopes, { livemode } = { livemode: true }) => {
      const maker = await of.client(undefined, { livemode });
      const answer = await maker.post('/oauth_applications', { name: 'Test', requested_scopes: scopes });
      const { id, client_id, client_secret } = readAnswer(applicationSchema, answer);
      const presenting = (secret: string): TestApplication => {
        const form = { grant_type: 'client_credentials', client_id, client_secret: secret };
        const ask = (scope = ''): Promise<Answer> =>
          caller.send('POST', '/oauth/token', (test) => test.type('form').send({ ...form, scope }));
        return {
          id,
          clientId: client_id,
          clientSecret: secret,
          with: presenting,
          ask,
          token: async (scope) => readAnswer(tokenSchema, await ask(scope)).access_token,
          changeElsewhere: async (statement) => {
            const uuid = parsePublicId('oa_app', id);
            await api.database.query(statement, [parsePublicId('org', of.id), livemode, uuid]);
            await api.database.query('select pg_notify($1, $2)', ['livery_credentials_changed', uuid]);
          },
        };
      };
      return presenting(client_secret);
    },
  };
}
