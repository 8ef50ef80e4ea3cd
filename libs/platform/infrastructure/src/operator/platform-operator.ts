import { newId, publicId, type Scope, type Tenant } from '@livery/kernel';
import {
  CreateApiKey,
  CreateOAuthApplication,
  CreateOrganization,
  OrganizationRepository,
} from '@livery/platform-application';
import type { ApiKeyPrefix, OrganizationType } from '@livery/platform-domain';

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
