import { type Actor, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { apiKeyRevoked } from '@livery/platform-contracts';
import { type ApiKey, revokeApiKey } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { ApiKeyRepository } from '../ports/api-key.repository.ts';
import { apiKeyResource } from '../resources/api-key.resource.ts';

/** Revokes an API key permanently. If it is revoked already, nothing changes. */
export class RevokeApiKey {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` */
  async execute(tenant: Tenant, id: string, actor: Actor): Promise<ApiKey> {
    return this.unitOfWork.run(async (transaction) => {
      const key = await this.apiKeys.findForUpdate(tenant, id, transaction);
      if (key === null) throw resourceMissing();
      if (key.revokedAt !== null) return key;
      const revoked = revokeApiKey(key, this.clock.now());
      const data = { object: apiKeyResource(revoked) };
      await this.apiKeys.update(revoked, transaction);
      await this.changeLog.record({ definition: apiKeyRevoked, tenant, actor, data }, transaction);
      return revoked;
    });
  }
}
