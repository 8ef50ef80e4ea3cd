import { type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { apiKeyRevoked } from '@livery/platform-contracts';
import { type ApiKey, revokeApiKey } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import type { Requester } from '../requester.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';

/** Revokes an API key permanently. If it is revoked already, nothing changes. */
export class RevokeApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `owner_required` */
  async execute(tenant: Tenant, id: string, { actor, scopes }: Requester): Promise<ApiKey> {
    const origins = await this.ownerGuard.originsOf(tenant, { kind: 'api_key', id }, actor);
    return this.unitOfWork.run(async (transaction) => {
      const key = await this.apiKeys.findForUpdate(tenant, id, transaction);
      if (key === null) throw resourceMissing();
      if (key.revokedAt !== null) return key;
      await this.ownerGuard.assertMayRevoke(tenant.organizationId, scopes, origins, transaction);
      const revoked = revokeApiKey(key, this.clock.now());
      const data = { object: apiKeyResource(revoked) };
      await this.apiKeys.update(revoked, transaction);
      await this.changeLog.record({ definition: apiKeyRevoked, tenant, actor, data }, transaction);
      return revoked;
    });
  }
}
