import { newId, publicId, type Scope, type Tenant } from '@livery/kernel';
import {
  ChangeOrganizationStatus,
  CreateApiKey,
  CreateOAuthApplication,
  CreateOrganization,
  CreateSignInLink,
  type CreateSignInLinkInput,
  InviteMember,
  OrganizationRepository,
  RevokeSessions,
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

/** The credentials of an OAuth application. */
export interface OperatorClient {
  /** `oa_client_…` */
  readonly clientId: string;
  /** `oa_secret_…`. It cannot be read again. */
  readonly clientSecret: string;
}

/** The actions of the operator, who needs no credential: creating organizations and their first credentials, for example. */
export class PlatformOperator {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly organizationCreation: CreateOrganization,
    private readonly changeStatus: ChangeOrganizationStatus,
    private readonly inviteMember: InviteMember,
    private readonly createApiKey: CreateApiKey,
    private readonly createOAuthApplication: CreateOAuthApplication,
    private readonly signInLinkCreation: CreateSignInLink,
    private readonly sessionRevocation: RevokeSessions,
  ) {}

  /** Whether the service has no organization yet. */
  isFresh(): Promise<boolean> {
    return this.organizations.isEmpty();
  }

  /** Whether there is an organization with this UUID. */
  async hasOrganization(id: string): Promise<boolean> {
    return (await this.organizations.find(id)) !== null;
  }

  /** Creates an organization. @param id the UUID, if the caller has to know it in advance @returns the UUID */
  async createOrganization(name: string, type: OrganizationType, id = newId()): Promise<string> {
    await this.organizationCreation.execute({ id, name, type });
    return id;
  }

  /** Lists organizations, newest first. */
  listOrganizations(limit: number, startingAfter?: string): Promise<readonly Organization[]> {
    return this.organizations.list(limit, startingAfter);
  }

  /** Adds an active owner. @returns the UUID of the user */
  async addOwner(organizationId: string, email: string, name: string | null): Promise<string> {
    const tenant = { organizationId, livemode: true };
    const { userId } = await this.inviteMember.execute({ tenant, email, name, role: 'owner', requestedBy: null });
    return userId;
  }

  /**
   * Creates a link that signs a person in, once, within 15 minutes.
   * @returns its secret, `sil_…` @throws DomainError `resource_missing` if the organization has no user with this email; `resource_conflict`
   */
  async createSignInLink(input: CreateSignInLinkInput): Promise<string> {
    return (await this.signInLinkCreation.execute(input)).secret;
  }

  /** Ends all sessions and unused links of a person. @returns how many sessions @throws DomainError `resource_missing` without such an account */
  revokeSessions(email: string): Promise<number> {
    return this.sessionRevocation.execute(email);
  }

  /** Suspends or resumes an organization. Credentials of a suspended one are refused. @throws DomainError `resource_missing` */
  async setStatus(organizationId: string, status: Organization['status']): Promise<void> {
    await this.changeStatus.execute(organizationId, status);
  }

  /** Creates an API key. @returns the secret, which cannot be read again */
  async issueKey(key: OperatorKey): Promise<string> {
    const { secret } = await this.createApiKey.execute({
      ...key,
      allowedIps: [],
      expiresAt: null,
      requestedBy: null,
    });
    return secret;
  }

  /** Creates an OAuth application. */
  async registerApplication(settings: OperatorApplication): Promise<OperatorClient> {
    const { application, clientSecret } = await this.createOAuthApplication.execute({
      ...settings,
      description: null,
      requestedBy: null,
    });
    return { clientId: publicId('oa_client', application.clientId), clientSecret };
  }
}
