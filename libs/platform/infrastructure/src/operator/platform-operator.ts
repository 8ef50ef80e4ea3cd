import { newId, type Scope, type Tenant } from '@livery/kernel';
import { CreateApiKey, CreateOrganization, OrganizationRepository } from '@livery/platform-application';
import type { ApiKeyPrefix, OrganizationType } from '@livery/platform-domain';

export interface OperatorKey {
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly scopes: readonly Scope[];
}

/** What whoever runs the service may do without a credential: found organizations and hand out their first keys. */
export class PlatformOperator {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly createOrganization: CreateOrganization,
    private readonly createApiKey: CreateApiKey,
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
    const { secret } = await this.createApiKey.execute({ ...key, expiresAt: null, requestedBy: null });
    return secret;
  }
}
