import type { Scope, Tenant } from '@livery/kernel';
import { invalidClient, unauthorizedClient } from './oauth.errors.ts';

/** What the OAuth server knows of an application that presents itself. */
export interface OAuthClient {
  readonly tenant: Tenant;
  readonly applicationId: string;
  readonly scopes: readonly Scope[];
  /** Seconds. */
  readonly tokenLifetime: number;
  readonly status: 'active' | 'disabled';
  readonly organizationStatus: 'active' | 'suspended';
}

/**
 * Decides whether a client may be served. Unknown, disabled and wrongly proven ones are told apart by nobody.
 * @param proven whether the secret that came with it is one of its own
 * @throws DomainError `invalid_client`, `unauthorized_client` for one of a suspended organization
 */
export function admitClient(client: OAuthClient | null, proven: boolean): OAuthClient {
  if (client === null || !proven || client.status === 'disabled') throw invalidClient();
  if (client.organizationStatus === 'suspended') throw unauthorizedClient();
  return client;
}
