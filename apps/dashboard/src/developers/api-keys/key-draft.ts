import type { ApiKey, CreateApiKeyRequest, UpdateApiKeyRequest } from '@livery/sdk';
import { areSameScopes } from '../scopes/scope-areas.ts';
import { blocksIn } from './address-problem.ts';
import { type Expiry, expiryTime } from './expiry.ts';

/** The form of a key holds these values. */
export interface KeyDraft {
  readonly name: string;
  readonly kind: 'sk' | 'pk';
  readonly scopes: readonly string[];
  readonly expiry: Expiry;
  /** The day of the expiry `day`, such as `2027-01-31`. */
  readonly day: string;
  /** One address block on each line. */
  readonly addresses: string;
}

export const NEW_KEY: KeyDraft = { name: '', kind: 'sk', scopes: [], expiry: 'never', day: '', addresses: '' };

/** The form of a key that exists. */
export function draftOf(key: ApiKey): KeyDraft {
  return {
    ...NEW_KEY,
    name: key.name,
    kind: key.prefix_type === 'pk' ? 'pk' : 'sk',
    scopes: key.scopes,
    expiry: key.expires_at === null ? 'never' : 'kept',
    addresses: key.allowed_ips.join('\n'),
  };
}

/** A publishable key can have one scope only. */
export function withKind(draft: KeyDraft, kind: KeyDraft['kind']): KeyDraft {
  return { ...draft, kind, scopes: kind === 'pk' ? ['cms:read'] : draft.scopes };
}

export function creationOf(draft: KeyDraft, now: number): CreateApiKeyRequest {
  const expiresAt = expiryTime(draft, now);
  const addresses = blocksIn(draft.addresses);
  return {
    name: draft.name,
    ...(draft.kind === 'pk' && { prefix_type: draft.kind }),
    scopes: [...draft.scopes],
    ...(typeof expiresAt === 'string' && { expires_at: expiresAt }),
    ...(addresses.length > 0 && { allowed_ips: addresses }),
  };
}

/** The fields that the form has changed, so that the changes of others are kept. */
export function changeOf(key: ApiKey, draft: KeyDraft, now: number): UpdateApiKeyRequest {
  const expiresAt = expiryTime(draft, now);
  const addresses = blocksIn(draft.addresses);
  return {
    ...(draft.name !== key.name && { name: draft.name }),
    ...(!areSameScopes(draft.scopes, key.scopes) && { scopes: [...draft.scopes] }),
    ...(expiresAt !== undefined && expiresAt !== key.expires_at && { expires_at: expiresAt }),
    ...(addresses.join() !== key.allowed_ips.join() && { allowed_ips: addresses }),
  };
}
