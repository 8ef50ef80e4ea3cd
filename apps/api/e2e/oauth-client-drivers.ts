import { OAuth2Client, OAuth2HttpError } from '@badgateway/oauth2-client';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { Strategy, TokenError } from 'passport-oauth2';
import { ClientCredentials } from 'simple-oauth2';

/** A client library from npm, unmodified and used as its documentation describes. */
export interface ClientDriver {
  /** Requests an access token, for all scopes by default. */
  token(scope?: string): Promise<string>;
  /** Returns the OAuth error code of an error that `token` has thrown; undefined if the error is not of the library's own type. */
  codeOf(error: unknown): string | undefined;
  /** Undefined if the library does not support it. */
  isActive?(token: string): Promise<boolean>;
  revoke?(token: string): Promise<void>;
}

export interface ClientSettings {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Driver = (settings: ClientSettings) => Promise<ClientDriver>;

const METADATA = '/.well-known/oauth-authorization-server';

/** The drivers by the names of their packages. */
export const DRIVERS: Readonly<Record<string, Driver>> = {
  'openid-client': openidClient(openid.ClientSecretBasic),
  'openid-client with the secret in the body': openidClient(openid.ClientSecretPost),
  oauth4webapi: oauth4webapi('/api/v1'),
  'oauth4webapi at the issuer without a path': oauth4webapi(''),
  'simple-oauth2': simpleOAuth2,
  '@badgateway/oauth2-client': badgateway('client_secret_basic'),
  '@badgateway/oauth2-client with the secret in the body': badgateway('client_secret_post'),
  'passport-oauth2': passportOAuth2,
};

/** Both packages require TLS by default. The tests use HTTP on loopback, for which an option exists that is marked as deprecated. */
function loopbackExtensions(): Extension[] {
  const allow: unknown = Reflect.get(openid, 'allowInsecureRequests');
  return isExtension(allow) ? [allow] : [];
}

type Extension = (config: openid.Configuration) => void;

function isExtension(value: unknown): value is Extension {
  return typeof value === 'function';
}

const insecure = loopbackOptions();

function loopbackOptions(): object {
  const allow: unknown = Reflect.get(oauth, 'allowInsecureRequests');
  return typeof allow === 'symbol' ? { [allow]: true } : {};
}

function openidClient(authentication: (secret: string) => openid.ClientAuth): Driver {
  return async ({ origin, clientId, clientSecret }) => {
    const server = new URL('/api/v1', origin);
    const config = await openid.discovery(server, clientId, {}, authentication(clientSecret), {
      algorithm: 'oauth2',
      execute: loopbackExtensions(),
    });
    return {
      token: async (scope) =>
        (await openid.clientCredentialsGrant(config, scope === undefined ? {} : { scope })).access_token,
      codeOf: (error) => (error instanceof openid.ResponseBodyError ? error.error : challengeCode(error)),
      isActive: async (token) => (await openid.tokenIntrospection(config, token)).active,
      revoke: (token) => openid.tokenRevocation(config, token),
    };
  };
}

/** Returns invalid_client for a Basic challenge, of which the library reports only the header and not the code in the body. */
function challengeCode(error: unknown): string | undefined {
  const isChallenge = error instanceof openid.WWWAuthenticateChallengeError;
  return isChallenge && error.status === 401 && error.cause[0]?.scheme === 'basic' ? 'invalid_client' : undefined;
}

function oauth4webapi(issuerPath: string): Driver {
  return async ({ origin, clientId, clientSecret }) => {
    const issuer = new URL(issuerPath, origin);
    const discovered = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' });
    const server = await oauth.processDiscoveryResponse(issuer, discovered);
    const [client, proof] = [{ client_id: clientId }, oauth.ClientSecretPost(clientSecret)];
    return {
      token: async (scope) => {
        const parameters = new URLSearchParams(scope === undefined ? {} : { scope });
        const response = await oauth.clientCredentialsGrantRequest(server, client, proof, parameters, insecure);
        return (await oauth.processClientCredentialsResponse(server, client, response)).access_token;
      },
      codeOf: (error) => (error instanceof oauth.ResponseBodyError ? error.error : undefined),
      isActive: async (token) => {
        const response = await oauth.introspectionRequest(server, client, proof, token, insecure);
        return (await oauth.processIntrospectionResponse(server, client, response)).active;
      },
      revoke: async (token) => {
        await oauth.processRevocationResponse(await oauth.revocationRequest(server, client, proof, token, insecure));
      },
    };
  };
}

async function simpleOAuth2({ origin, clientId, clientSecret }: ClientSettings): Promise<ClientDriver> {
  const client = new ClientCredentials({
    client: { id: clientId, secret: clientSecret },
    auth: { tokenHost: origin, tokenPath: '/api/v1/oauth/token', revokePath: '/api/v1/oauth/revoke' },
  });
  return {
    token: async (scope) => String((await client.getToken(scope === undefined ? {} : { scope })).token['access_token']),
    codeOf: (error) => textAt(error, 'data', 'payload', 'error'),
    revoke: (token) => client.createToken({ access_token: token }).revoke('access_token'),
  };
}

function badgateway(authenticationMethod: 'client_secret_basic' | 'client_secret_post'): Driver {
  return async ({ origin, clientId, clientSecret }) => {
    const client = new OAuth2Client({
      server: origin,
      discoveryEndpoint: METADATA,
      clientId,
      clientSecret,
      authenticationMethod,
    });
    const wrap = (accessToken: string) => ({ accessToken, refreshToken: null, expiresAt: null });
    return {
      token: async (scope) =>
        (await client.clientCredentials(scope === undefined ? {} : { scope: scope.split(' ') })).accessToken,
      codeOf: (error) => (error instanceof OAuth2HttpError ? error.oauth2Code : undefined),
      isActive: async (token) => (await client.introspect(wrap(token))).active,
      revoke: (token) => client.revoke(wrap(token), 'access_token'),
    };
  };
}

/** The package is for another grant, but its client supports this one as well, and its strategy parses the errors. */
async function passportOAuth2({ origin, clientId, clientSecret }: ClientSettings): Promise<ClientDriver> {
  const strategy = new Strategy(
    {
      authorizationURL: `${origin}/authorize`,
      tokenURL: `${origin}/api/v1/oauth/token?errors=rfc6749`,
      clientID: clientId,
      clientSecret,
      callbackURL: `${origin}/callback`,
    },
    () => undefined,
  );
  const client: unknown = Reflect.get(strategy, '_oauth2');
  if (!isPassportClient(client)) throw new Error('Its client is not where it was.');
  return {
    token: (scope) =>
      new Promise((resolve, reject) => {
        const parameters = { grant_type: 'client_credentials', ...(scope !== undefined && { scope }) };
        client.getOAuthAccessToken('', parameters, (error, token) => {
          if (error === null) resolve(token);
          else reject(strategy.parseErrorResponse(error.data, error.statusCode) ?? new Error('It cannot be read.'));
        });
      }),
    codeOf: (error) => (error instanceof TokenError ? error.code : undefined),
  };
}

interface PassportClient {
  getOAuthAccessToken(
    code: string,
    parameters: Readonly<Record<string, string>>,
    callback: (error: { readonly data: string; readonly statusCode: number } | null, token: string) => void,
  ): void;
}

function isPassportClient(value: unknown): value is PassportClient {
  return typeof value === 'object' && value !== null && 'getOAuthAccessToken' in value;
}

function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  let part = value;
  for (const name of names) part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof part === 'string' ? part : undefined;
}
