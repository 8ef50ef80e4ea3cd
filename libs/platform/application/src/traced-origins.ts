import { type Actor, CredentialOrigins, type Tenant } from '@livery/kernel';
import type { ApiKeyRepository } from './ports/api-key.repository.ts';
import type { OAuthApplicationRepository } from './ports/oauth-application.repository.ts';

/** A key that rotates itself each week for years has been created by as many keys. */
const MAX_CREATORS = 1_000;

/** Finds the person who is the origin of a credential, from creator to creator. */
export class TracedOrigins extends CredentialOrigins {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly applications: OAuthApplicationRepository,
  ) {
    super();
  }

  async personBehind(tenant: Tenant, actor: Actor): Promise<string | null> {
    return (await this.trace(tenant, actor))?.id ?? null;
  }

  /** @returns the person who is the origin of an actor, null for the operator, undefined if that is not known any more */
  async trace(tenant: Tenant, actor: Actor | null): Promise<Actor | null | undefined> {
    let origin = actor;
    for (let step = 0; origin !== null && origin.kind !== 'user'; step += 1) {
      const record = await this.recordOf(tenant, origin);
      if (record === null || step === MAX_CREATORS) return undefined;
      origin = record.createdBy;
    }
    return origin;
  }

  private recordOf(tenant: Tenant, { kind, id }: Actor): Promise<{ readonly createdBy: Actor | null } | null> {
    return kind === 'api_key' ? this.apiKeys.find(tenant, id) : this.applications.find(tenant, id);
  }
}
