import type { Prompts } from './prompts.ts';
import { sendForm } from './send-form.ts';
import type { UserTokens } from './user-tokens.ts';

const TIMEOUT_MS = 60_000;

/**
 * Sends the requests of the client library. Forms report their progress. A request that needs a confirmation of the password waits until
 * the person has given it, and is sent again with a new token, since a token keeps the time of the confirmation before it.
 */
export function sessionFetch(tokens: Pick<UserTokens, 'drop' | 'token'>, prompts: Pick<Prompts, 'ask'>): typeof fetch {
  const send: typeof fetch = async (input, init = {}) => {
    const response = await attempt(input, init);
    if (response.status === 401) tokens.drop();
    if (response.status === 403 && (await codeOf(response)) === 'step_up_required') {
      if (!(await prompts.ask('step_up'))) return response;
      tokens.drop();
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${(await tokens.token()).token}`);
      return send(input, { ...init, headers });
    }
    return response;
  };
  return send;
}

function attempt(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  if (init.body instanceof FormData && typeof input === 'string') return sendForm(input, init, init.body);
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])];
  return fetch(input, { ...init, credentials: 'omit', signal: AbortSignal.any(signals) });
}

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const error: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}
