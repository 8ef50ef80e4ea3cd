import { type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { apiKeyUpdated } from '@livery/platform-contracts';
import {
  amendApiKey,
  type ApiKey,
  type ApiKeyAmendment,
  assertDelegable,
  assertWithinLimits,
  changedFields,
  knownScopes,
  limitsOf,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import type { Requester } from '../requester.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';

export interface UpdateApiKeyInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly amendment: Omit<ApiKeyAmendment, 'scopes'> & { readonly scopes?: readonly string[] | undefined };
  readonly requestedBy: Requester;
}

/**
 * Changes an API key. A list of scopes replaces the old one. After a change of scopes, expiry or addresses the caller has to have each scope
 * of the key, and the key has to be within the caller's own limits. Other changes need no such check.
 */
export class UpdateApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `resource_missing`, `resource_conflict`, `parameter_invalid`, `scope_delegation_forbidden`,
   * `limit_delegation_forbidden`, `owner_required`
   */
  async execute({ tenant, id, amendment, requestedBy }: UpdateApiKeyInput): Promise<ApiKey> {
    const { actor } = requestedBy;
    const origins = await this.ownerGuard.originsOf(tenant, { kind: 'api_key', id }, actor);
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.apiKeys.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      const scopes = amendment.scopes && knownScopes(amendment.scopes, 'scopes');
      const after = amendApiKey(before, { ...amendment, scopes }, this.clock.now());
      if (isGrant(amendment)) {
        assertDelegable(after.scopes, requestedBy.scopes, 'scopes');
        assertWithinLimits(limitsOf(after), requestedBy.limits);
        await this.ownerGuard.assertMayEmpower(tenant.organizationId, after.scopes, origins, transaction);
      }
      if (after === before) return before;
      const object = apiKeyResource(after);
      const data = { object, previous_attributes: changedFields(apiKeyResource(before), object) };
      await this.apiKeys.update(after, transaction);
      await this.changeLog.record({ definition: apiKeyUpdated, tenant, actor, data }, transaction);
      return after;
    });
  }
}

/**
 * Whether a change can grant more access. If so, all limits of the key are checked: a later expiry of a key with wide
 * addresses, for example, also extends the use of these addresses.
 */
function isGrant({ scopes, allowedIps, expiresAt }: UpdateApiKeyInput['amendment']): boolean {
  return scopes !== undefined || allowedIps !== undefined || expiresAt !== undefined;
}
