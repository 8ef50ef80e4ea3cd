import { type Clock, CURRENT_API_VERSION, mergeMetadata, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import { apiKeyCreated } from '@livery/platform-contracts';
import {
  type ApiKey,
  type ApiKeyPrefix,
  assertDelegable,
  assertWithinLimits,
  issueApiKey,
  knownScopes,
  limitsOf,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import { apiKeySecretPrefix } from '../api-key-secret-prefix.ts';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { Requester } from '../requester.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';

export interface CreateApiKeyInput {
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly scopes: readonly string[];
  /** Well-formed address blocks. An empty list allows any address. */
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The caller; null for the operator, who may grant everything. */
  readonly requestedBy: Requester | null;
}

export interface CreatedApiKey {
  readonly key: ApiKey;
  /** The plain secret. It can be read in this response only. */
  readonly secret: string;
}

/** Creates an API key in the caller's mode. Its scopes and limits must be within those of the caller. */
export class CreateApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly secrets: CredentialSecrets,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `parameter_invalid`, `scope_delegation_forbidden`, `limit_delegation_forbidden` */
  async execute({ requestedBy, metadata, scopes, ...input }: CreateApiKeyInput): Promise<CreatedApiKey> {
    const granted = knownScopes(scopes, 'scopes');
    if (requestedBy !== null) assertDelegable(granted, requestedBy.scopes, 'scopes');
    const { secret, lastFour, digest } = this.secrets.issue(apiKeySecretPrefix(input));
    const actor = requestedBy?.actor ?? null;
    const key = issueApiKey({
      ...input,
      id: newId(),
      scopes: granted,
      lastFour,
      apiVersion: CURRENT_API_VERSION,
      metadata: mergeMetadata({}, metadata),
      createdBy: actor,
      at: this.clock.now(),
    });
    if (requestedBy !== null) assertWithinLimits(limitsOf(key), requestedBy.limits);
    const data = { object: apiKeyResource(key) };
    await this.unitOfWork.run(async (transaction) => {
      await this.apiKeys.insert(key, digest, transaction);
      await this.changeLog.record({ definition: apiKeyCreated, tenant: key.tenant, actor, data }, transaction);
    });
    return { key, secret };
  }
}
