import type { ApiClient } from '@livery/testing';
import type { TestClient, TestOAuthServer } from './test-oauth-server.ts';

type Changes = Readonly<Record<string, string | undefined>>;
type Headers = Readonly<Record<string, string>>;
type Answer = ReturnType<ApiClient['post']>;

/** Token requests of one client. Each is valid except for the changes of the test. */
export class TokenRequests {
  constructor(
    private readonly server: TestOAuthServer,
    private readonly client: TestClient,
  ) {}

  /** Returns the form of a valid request with changes. A parameter that is undefined is left out. */
  parameters(changes: Changes = {}): string {
    const parameters: Changes = {
      grant_type: 'client_credentials',
      client_id: this.client.clientId,
      client_secret: this.client.clientSecret,
      ...changes,
    };
    const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return new URLSearchParams(given).toString();
  }

  /** Sends a form unchanged. */
  post(form: string, headers: Headers = {}, query = ''): Answer {
    return this.server.caller.post(`/oauth/token${query}`, form, {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  }

  send(changes: Changes = {}, headers: Headers = {}, query = ''): Answer {
    return this.post(this.parameters(changes), headers, query);
  }

  /** Like `send`, with the credentials in the Authorization header. */
  sendByBasic(changes: Changes = {}, headers: Headers = {}): Answer {
    const form = this.parameters({ client_id: undefined, client_secret: undefined, ...changes });
    return this.post(form, { ...basic(this.client.clientId, this.client.clientSecret), ...headers });
  }
}

export function basic(id: string, secret: string): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}
