import { ClientTokens } from './credentials/client-tokens.ts';
import { FixedToken, TokenFunction, type TokenSource } from './credentials/token-source.ts';
import { API_VERSION } from './generated/api-version.ts';
import { OauthResource } from './generated/resources/oauth.ts';
import { VERSION } from './generated/version.ts';
import { Api } from './runtime/api.ts';
import type { LogAttempt } from './runtime/attempt-log.ts';
import { type Connection, Sender } from './runtime/sender.ts';

/** The credentials of an OAuth application. */
export interface ClientCredentials {
  /** `oa_client_…` */
  readonly clientId: string;
  /** `oa_secret_…` */
  readonly clientSecret: string;
  /** The scopes of the tokens. Default: all scopes of the application. */
  readonly scopes?: readonly string[];
}

export interface LiveryOptions {
  /** The address of the service, such as `https://livery.example`, with or without `/api/v1`. */
  readonly baseUrl: string;
  /** An API key or an access token, a function that returns one, or the id and the secret of an OAuth application. */
  readonly credential: string | (() => string | Promise<string>) | ClientCredentials;
  /** Whether `baseUrl` may be an `http` address of another machine, to which the credential is sent unencrypted. Default: false. */
  readonly allowInsecureHttp?: boolean;
  /** How long one attempt may take, in milliseconds. Default: 60,000. */
  readonly timeoutMs?: number;
  /** How often a request is repeated at most. Default: 4. */
  readonly maxRetries?: number;
  /** The dated version of the API. Default: the one from which the types of this library are made. */
  readonly apiVersion?: string;
  /** Is called after each attempt of a request, such as `(attempt) => logger.debug(attempt)`. It must not throw. */
  readonly log?: LogAttempt;
  /** The header `User-Agent`. Default: `livery-sdk/` and the version of this library. Browsers always send their own. */
  readonly userAgent?: string;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

const VERSION_SEGMENT = '/api/v1';
/** Pages, and the workers of pages. */
const IS_BROWSER = 'document' in globalThis || 'importScripts' in globalThis;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @throws TypeError if the address or the key cannot be one */
export function apiOf(options: LiveryOptions): Api {
  const connection = connectionOf(options);
  return new Api(new Sender(connection, tokensOf(options.credential, connection)));
}

function connectionOf(options: LiveryOptions): Connection {
  const { timeoutMs = 60_000, maxRetries = 4, apiVersion = API_VERSION, log, fetch: send = fetch } = options;
  // A header that a page sets makes browsers ask the service first, which allows the headers of the API only.
  const userAgent = IS_BROWSER ? null : (options.userAgent ?? `livery-sdk/${VERSION}`);
  const { origin, pathname } = addressOf(options);
  let end = pathname.length;
  while (pathname.charAt(end - 1) === '/') end -= 1;
  const path = pathname.slice(0, end);
  const baseUrl = origin + (path.endsWith(VERSION_SEGMENT) ? path : path + VERSION_SEGMENT);
  // Browsers refuse a fetch that is called as a method.
  return { baseUrl, timeoutMs, maxRetries, apiVersion, userAgent, log, fetch: (url, init) => send(url, init) };
}

function addressOf({ baseUrl, allowInsecureHttp = false }: LiveryOptions): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`baseUrl must be an address such as https://livery.example, not ${JSON.stringify(baseUrl)}.`);
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname) && !allowInsecureHttp) {
    throw new TypeError(
      `baseUrl must be an https address, since the credential would be sent to ${url.host} unencrypted. Set allowInsecureHttp to allow it.`,
    );
  }
  return url;
}

function tokensOf(credential: LiveryOptions['credential'], connection: Connection): TokenSource {
  if (typeof credential === 'string') return new FixedToken(credential);
  if (typeof credential === 'function') return new TokenFunction(credential);
  if (!isClient(credential)) {
    throw new TypeError('credential must be a key, a function that returns one, or { clientId, clientSecret }.');
  }
  const { clientId, clientSecret, scopes } = credential;
  const form = {
    grant_type: 'client_credentials' as const,
    client_id: clientId,
    client_secret: clientSecret,
    scope: scopes?.join(' '),
  };
  const oauth = new OauthResource(new Api(new Sender(connection, new FixedToken('none'))));
  return new ClientTokens(() => oauth.issueAccessToken(form));
}

function isClient(credential: unknown): credential is ClientCredentials {
  return (
    typeof credential === 'object' && credential !== null && 'clientId' in credential && 'clientSecret' in credential
  );
}
