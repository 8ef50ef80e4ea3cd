import { assertUnlimited, type Clock, newId, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { oauthApplicationSecretRotated } from '@livery/platform-contracts';
import { assertDelegable, rotateClientSecret } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { OAuthApplicationRepository } from '../ports/oauth-application.repository.ts';
import type { Requester } from '../requester.ts';
import { oauthApplicationResource } from '../resources/oauth-application.resource.ts';
import type { CreatedOAuthApplication } from './create-oauth-application.ts';

export interface RotateClientSecretInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** The time for which the present secret stays valid, in seconds. */
  readonly overlapSeconds: number;
  readonly requestedBy: Requester;
}

/** Creates a new secret for an OAuth application. The caller has to have all of its scopes, and no limits. */
export class RotateClientSecret {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly secrets: CredentialSecrets,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, `scope_delegation_forbidden`, `limit_delegation_forbidden`, `owner_required` */
  async execute({
    tenant,
    id,
    overlapSeconds,
    requestedBy,
  }: RotateClientSecretInput): Promise<CreatedOAuthApplication> {
    const { actor, scopes, limits } = requestedBy;
    const origins = await this.ownerGuard.originsOf(tenant, { kind: 'oauth_application', id }, actor);
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.applications.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      assertDelegable(before.requestedScopes, scopes, 'requested_scopes');
      assertUnlimited(limits);
      await this.ownerGuard.assertMayEmpower(tenant.organizationId, before.requestedScopes, origins, transaction);
      const { secret: clientSecret, lastFour, digest } = this.secrets.issue('oa_secret');
      const application = rotateClientSecret(before, { id: newId(), lastFour, overlapSeconds, at: this.clock.now() });
      const data = { object: oauthApplicationResource(application) };
      await this.applications.update(application, transaction);
      await this.applications.replaceSecrets(application, digest, transaction);
      await this.changeLog.record({ definition: oauthApplicationSecretRotated, tenant, actor, data }, transaction);
      return { application, clientSecret };
    });
  }
}
