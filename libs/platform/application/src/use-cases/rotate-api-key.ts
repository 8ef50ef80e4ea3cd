import { type Actor, type Clock, newId, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { apiKeyRotated } from '@livery/platform-contracts';
import { type ApiKey, assertDelegable, assertMayRotate, limitsOf, rotateApiKey } from '@livery/platform-domain';
import { apiKeySecretPrefix } from '../api-key-secret-prefix.ts';
import type { ChangeLog } from '../change-log.ts';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { Requester } from '../requester.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';
import type { CreatedApiKey } from './create-api-key.ts';

export interface RotateApiKeyInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** The time for which the old secret stays valid, in seconds. */
  readonly overlapSeconds: number;
  readonly requestedBy: Requester;
}

/**
 * Replaces an API key by one with a new secret. The caller has to be the key itself, or to have all of its scopes and no
 * narrower limits.
 */
export class RotateApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly secrets: CredentialSecrets,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, `scope_delegation_forbidden`, `limit_delegation_forbidden` */
  async execute({ tenant, id, overlapSeconds, requestedBy }: RotateApiKeyInput): Promise<CreatedApiKey> {
    const { actor } = requestedBy;
    return this.unitOfWork.run(async (transaction) => {
      const key = await this.apiKeys.findForUpdate(tenant, id, transaction);
      if (key === null) throw resourceMissing();
      if (!isSameKey(key, actor)) {
        assertDelegable(key.scopes, requestedBy.scopes, 'scopes');
        assertMayRotate(limitsOf(key), requestedBy.limits);
      }
      const { secret, lastFour, digest } = this.secrets.issue(apiKeySecretPrefix(key));
      const rotation = { id: newId(), lastFour, overlapSeconds, createdBy: actor, at: this.clock.now() };
      const { successor, retiring } = rotateApiKey(key, rotation);
      const data = { object: apiKeyResource(successor), retiring: apiKeyResource(retiring) };
      await this.apiKeys.update(retiring, transaction);
      await this.apiKeys.insert(successor, digest, transaction);
      await this.changeLog.record({ definition: apiKeyRotated, tenant, actor, data }, transaction);
      return { key: successor, secret };
    });
  }
}

function isSameKey(key: ApiKey, actor: Actor): boolean {
  return actor.kind === 'api_key' && actor.id === key.id;
}
