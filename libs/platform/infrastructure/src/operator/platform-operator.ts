import { newId, publicId, type Scope, type Tenant } from '@livery/kernel';
import {
  ChangeOrganizationStatus,
  CreateApiKey,
  CreateOAuthApplication,
  CreateOrganization,
  InviteMember,
  OrganizationRepository,
} from '@livery/platform-application';
import type { ApiKeyPrefix, Organization, OrganizationType } from '@livery/platform-domain';

export interface OperatorKey {
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly scopes: readonly Scope[];
}

export interface OperatorApplication {
  readonly tenant: Tenant;
  readonly name: string;
  readonly requestedScopes: readonly Scope[];
}

/** How an application presents itself to the OAuth server. */
export interface OperatorClient {
  /** `oa_client_…` */
  readonly clientId: string;
  /** `oa_secret_…`, which cannot be read again. */
  readonly clientSecret: string;
}

/** What whoever runs the service may do without a credential: found organizations and hand out first credentials. */
export class PlatformOperator {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly createOrganization: CreateOrganization,
    private readonly changeStatus: ChangeOrganizationStatus,
    private readonly inviteMember: InviteMember,
    private readonly createApiKey: CreateApiKey,
    private readonly createOAuthApplication: CreateOAuthApplication,
  ) {}

  /** Whether no organization has been founded yet. */
  isFresh(): Promise<boolean> {
    return this.organizations.isEmpty();
  }

  /** Whether an organization of this UUID has been founded. */
  async hasOrganization(id: string): Promise<boolean> {
    return (await this.organizations.find(id)) !== null;
  }

  /** @returns the UUID of the organization, which a caller may have chosen */
  async foundOrganization(name: string, type: OrganizationType, id = newId()): Promise<string> {
    await this.createOrganization.execute({ id, name, type });
    return id;
  }

  /** Newest first. */
  listOrganizations(limit: number, startingAfter?: string): Promise<readonly Organization[]> {
    return this.organizations.list(limit, startingAfter);
  }

  /** Makes somebody an owner at once. @returns UUID of the user */
  async addOwner(organizationId: string, email: string, name: string | null): Promise<string> {
    const tenant = { organizationId, livemode: true };
    const { userId } = await this.inviteMember.execute({ tenant, email, name, role: 'owner', requestedBy: null });
    return userId;
  }

  /** Every credential of a suspended organization is refused within a second. @throws DomainError `resource_missing` */
  async setStatus(organizationId: string, status: Organization['status']): Promise<void> {
    await this.changeStatus.execute(organizationId, status);
  }

  /** @returns the secret, which cannot be read again */
  async issueKey(key: OperatorKey): Promise<string> {
    const { secret } = await this.createApiKey.execute({
      ...key,
      allowedIps: [],
      expiresAt: null,
      requestedBy: null,
    });
    return secret;
  }

  async registerApplication(wanted: OperatorApplication): Promise<OperatorClient> {
    const { application, clientSecret } = await this.createOAuthApplication.execute({
      ...wanted,
      description: null,
      requestedBy: null,
    });
    return { clientId: publicId('oa_client', application.clientId), clientSecret };
  }
}
