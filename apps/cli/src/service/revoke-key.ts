import { AuthenticationError, Livery, LiveryError, PermissionError } from '@livery/sdk';
import type { Profile } from './profiles.ts';
import { checkedKey, serviceAddress } from './service-options.ts';

/** Revokes a stored key with itself. A key that the service no longer accepts needs nothing more. @throws LiveryError if it stays valid */
export async function revokeKey({ host, key }: Profile): Promise<void> {
  const livery = new Livery({ baseUrl: serviceAddress(host), credential: checkedKey(key) });
  try {
    const { principal } = await livery.ping();
    if (principal?.startsWith('key_') !== true) throw new LiveryError(NO_KEY);
    await livery.apiKeys.revoke(principal).catch((error: unknown) => explain(error, principal));
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
  }
}

const NO_KEY =
  'What is stored is an access token, which only its application can revoke (POST /oauth/revoke). It ends by itself. Nothing was forgotten.';

function explain(error: unknown, id: string): never {
  if (!(error instanceof PermissionError)) throw error;
  const scopes = error.requiredScopes.join(' or ');
  throw new LiveryError(
    `The key ${id} cannot revoke itself: that needs the scope ${scopes}. Revoke it with a key that has it (livery api DELETE /api_keys/${id}), and run livery logout. Nothing was forgotten.`,
  );
}
