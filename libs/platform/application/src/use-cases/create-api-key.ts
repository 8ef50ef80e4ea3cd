import {
  type Actor,
  type Clock,
  CURRENT_API_VERSION,
  type EventLog,
  mergeMetadata,
  newEvent,
  newId,
  type Scope,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import { apiKeyCreated } from '@livery/platform-contracts';
import { type ApiKey, type ApiKeyPrefix, assertDelegable, issueApiKey, knownScopes } from '@livery/platform-domain';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import type { CredentialSecrets, SecretPrefix } from '../ports/credential-secrets.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';

export interface CreateApiKeyInput {
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Who asks, and what they hold; null for the operator, who may hand out everything. */
  readonly requestedBy: { readonly actor: Actor; readonly scopes: readonly Scope[] } | null;
}

export interface CreatedApiKey {
  readonly key: ApiKey;
  /** Shown once. */
  readonly secret: string;
}

/** Makes an API key in the caller's mode, with scopes that the caller holds itself. */
export class CreateApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly secrets: CredentialSecrets,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `parameter_invalid`, `scope_delegation_forbidden` */
  async execute({ requestedBy, metadata, scopes, ...input }: CreateApiKeyInput): Promise<CreatedApiKey> {
    const wanted = knownScopes(scopes, 'scopes');
    if (requestedBy !== null) assertDelegable(wanted, requestedBy.scopes, 'scopes');
    const issued = this.secrets.issue(secretPrefix(input.prefixType, input.tenant));
    const key = issueApiKey({
      ...input,
      id: newId(),
      scopes: wanted,
      lastFour: issued.lastFour,
      apiVersion: CURRENT_API_VERSION,
      metadata: mergeMetadata({}, metadata),
      createdBy: requestedBy?.actor ?? null,
      at: this.clock.now(),
    });
    await this.unitOfWork.run(async (transaction) => {
      await this.apiKeys.insert(key, issued.digest, transaction);
      await this.eventLog.append(newEvent(apiKeyCreated, key.tenant, { object: apiKeyResource(key) }), transaction);
    });
    return { key, secret: issued.secret };
  }
}

/** Publishable keys exist in live mode only; the domain refuses the others. */
function secretPrefix(prefixType: ApiKeyPrefix, { livemode }: Tenant): SecretPrefix {
  if (prefixType === 'pk') return 'pk_live';
  return livemode ? 'sk_live' : 'sk_test';
}
