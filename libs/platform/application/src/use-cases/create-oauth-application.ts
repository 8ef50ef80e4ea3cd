import {
  assertUnlimited,
  type Clock,
  CURRENT_API_VERSION,
  mergeMetadata,
  newId,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import { oauthApplicationCreated } from '@livery/platform-contracts';
import { assertDelegable, knownScopes, type OAuthApplication, registerOAuthApplication } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { OAuthApplicationRepository } from '../ports/oauth-application.repository.ts';
import type { Requester } from '../requester.ts';
import { oauthApplicationResource } from '../resources/oauth-application.resource.ts';

export interface CreateOAuthApplicationInput {
  readonly tenant: Tenant;
  readonly name: string;
  readonly description: string | null;
  readonly requestedScopes: readonly string[];
  /** In seconds; 3,600 by default. */
  readonly tokenLifetime?: number | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The caller; null for the operator, who may grant everything. */
  readonly requestedBy: Requester | null;
}

export interface CreatedOAuthApplication {
  readonly application: OAuthApplication;
  /** The plain secret. It can be read in this response only. */
  readonly clientSecret: string;
}

/**
 * Creates an OAuth application in the caller's mode. Its scopes must be within those of the caller. An application has no
 * expiry and no allowed addresses, so a key that has such limits cannot create one.
 */
export class CreateOAuthApplication {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly secrets: CredentialSecrets,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `parameter_invalid`, `scope_delegation_forbidden`, `limit_delegation_forbidden` */
  async execute({ requestedBy, ...input }: CreateOAuthApplicationInput): Promise<CreatedOAuthApplication> {
    const requestedScopes = knownScopes(input.requestedScopes, 'requested_scopes');
    if (requestedBy !== null) {
      assertDelegable(requestedScopes, requestedBy.scopes, 'requested_scopes');
      assertUnlimited(requestedBy.limits);
    }
    const { secret: clientSecret, lastFour, digest } = this.secrets.issue('oa_secret');
    const actor = requestedBy?.actor ?? null;
    const application = registerOAuthApplication({
      ...input,
      id: newId(),
      clientId: newId(),
      requestedScopes,
      tokenLifetime: input.tokenLifetime,
      apiVersion: CURRENT_API_VERSION,
      metadata: mergeMetadata({}, input.metadata),
      secret: { id: newId(), lastFour },
      createdBy: actor,
      at: this.clock.now(),
    });
    const data = { object: oauthApplicationResource(application) };
    const { tenant } = application;
    await this.unitOfWork.run(async (transaction) => {
      await this.applications.insert(application, digest, transaction);
      await this.changeLog.record({ definition: oauthApplicationCreated, tenant, actor, data }, transaction);
    });
    return { application, clientSecret };
  }
}
