import { assertUnlimited, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { oauthApplicationUpdated } from '@livery/platform-contracts';
import {
  amendOAuthApplication,
  assertDelegable,
  changedFields,
  knownScopes,
  type OAuthApplication,
  type OAuthApplicationAmendment,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { OAuthApplicationRepository } from '../ports/oauth-application.repository.ts';
import type { Requester } from '../requester.ts';
import { oauthApplicationResource } from '../resources/oauth-application.resource.ts';

export interface UpdateOAuthApplicationInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly amendment: Omit<OAuthApplicationAmendment, 'requestedScopes'> & {
    readonly requestedScopes?: readonly string[] | undefined;
  };
  readonly requestedBy: Requester;
}

/** Changes an OAuth application. Its tokens lose the scopes that it loses. */
export class UpdateOAuthApplication {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `resource_missing`, `resource_conflict`, `parameter_invalid`, `scope_delegation_forbidden`,
   * `limit_delegation_forbidden`, `owner_required`
   */
  async execute({ tenant, id, amendment, requestedBy }: UpdateOAuthApplicationInput): Promise<OAuthApplication> {
    const { actor, scopes, limits } = requestedBy;
    const origins = await this.ownerGuard.originsOf(tenant, { kind: 'oauth_application', id }, actor);
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.applications.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      if (amendment.requestedScopes !== undefined || amendment.tokenLifetime !== undefined) assertUnlimited(limits);
      const requestedScopes = amendment.requestedScopes && knownScopes(amendment.requestedScopes, 'requested_scopes');
      if (requestedScopes) {
        assertDelegable(requestedScopes, scopes, 'requested_scopes');
        await this.ownerGuard.assertMayEmpower(tenant.organizationId, requestedScopes, origins, transaction);
      }
      const after = amendOAuthApplication(before, { ...amendment, requestedScopes }, this.clock.now());
      if (after === before) return before;
      const object = oauthApplicationResource(after);
      const data = { object, previous_attributes: changedFields(oauthApplicationResource(before), object) };
      await this.applications.update(after, transaction);
      await this.changeLog.record({ definition: oauthApplicationUpdated, tenant, actor, data }, transaction);
      return after;
    });
  }
}
