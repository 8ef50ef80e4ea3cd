import type { ApiKey } from '@livery/sdk';

export type KeyState = 'active' | 'retiring' | 'revoked' | 'replaced' | 'expired';

type Ends = Pick<ApiKey, 'revoked_at' | 'retires_at' | 'expires_at'>;

/** Whether a key can be used, and why it cannot. A retiring key can be used until it is replaced. */
export function keyState({ revoked_at, retires_at, expires_at }: Ends, now: number): KeyState {
  const isOver = (at: string | null): boolean => at !== null && Date.parse(at) <= now;
  if (revoked_at !== null) return 'revoked';
  if (isOver(retires_at)) return 'replaced';
  if (isOver(expires_at)) return 'expired';
  return retires_at === null ? 'active' : 'retiring';
}

export function isUsable(state: KeyState): boolean {
  return state === 'active' || state === 'retiring';
}

/** What is known of a secret: `sk_live_…abcd`. */
export function shortSecret({ prefix_type, mode, last_four }: Pick<ApiKey, 'prefix_type' | 'mode' | 'last_four'>) {
  return `${prefix_type}_${mode}_…${last_four}`;
}
