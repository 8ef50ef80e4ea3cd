import type { Scope, Tenant } from '@livery/kernel';
import { invalidClient, unauthorizedClient } from './oauth.errors.ts';

/** What the OAuth server knows about an application that authenticates. */
export interface OAuthClient {
  readonly tenant: Tenant;
  readonly applicationId: string;
  readonly scopes: readonly Scope[];
  /** In seconds. */
  readonly tokenLifetime: number;
  readonly status: 'active' | 'disabled';
  readonly organizationStatus: 'active' | 'suspended';
}

/**
 * Decides whether a client may be served. A client that is unknown, disabled or has sent a wrong secret gets the same error.
 * @param proven whether the client has sent one of its valid secrets
 * @throws DomainError `invalid_client`; `unauthorized_client` if its organization is suspended
 */
export function admitClient(client: OAuthClient | null, proven: boolean): OAuthClient {
  if (client === null || !proven || client.status === 'disabled') throw invalidClient();
  if (client.organizationStatus === 'suspended') throw unauthorizedClient();
  return client;
}
