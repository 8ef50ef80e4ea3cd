import { Livery } from '@livery/sdk';
import type { Prompts } from '../session/prompts.ts';
import { sessionApi } from '../session/session-api.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import { UserTokens } from '../session/user-tokens.ts';
import type { Mode } from './mode.ts';

/** A request may wait for the person to confirm the password, so that only `sessionFetch` limits the time of an attempt. */
const TIMEOUT_MS = 30 * 60_000;

/** A client of one organization and mode with the rights of the person who is signed in. */
export function openWorkspace(
  organization: string,
  mode: Mode,
  prompts: Prompts,
): { livery: Livery; tokens: UserTokens } {
  const tokens = new UserTokens({ organization, livemode: mode === 'live' }, sessionApi, prompts);
  const livery = new Livery({
    baseUrl: location.origin,
    // The page itself was loaded from there.
    allowInsecureHttp: true,
    credential: async () => (await tokens.token()).token,
    fetch: sessionFetch(tokens, prompts),
    timeoutMs: TIMEOUT_MS,
    maxRetries: 2,
  });
  return { livery, tokens };
}
