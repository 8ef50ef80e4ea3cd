import { type Actor, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { oauthApplicationDisabled } from '@livery/platform-contracts';
import { disableOAuthApplication, type OAuthApplication } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OAuthApplicationRepository } from '../ports/oauth-application.repository.ts';
import { oauthApplicationResource } from '../resources/oauth-application.resource.ts';

/** Disables an OAuth application, which ends all of its tokens. If it is disabled already, nothing changes. */
export class DisableOAuthApplication {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` */
  async execute(tenant: Tenant, id: string, actor: Actor): Promise<OAuthApplication> {
    return this.unitOfWork.run(async (transaction) => {
      const application = await this.applications.findForUpdate(tenant, id, transaction);
      if (application === null) throw resourceMissing();
      const disabled = disableOAuthApplication(application, this.clock.now());
      if (disabled === application) return application;
      const data = { object: oauthApplicationResource(disabled) };
      await this.applications.update(disabled, transaction);
      await this.changeLog.record({ definition: oauthApplicationDisabled, tenant, actor, data }, transaction);
      return disabled;
    });
  }
}
