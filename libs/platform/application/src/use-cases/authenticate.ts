import type { Clock } from '@livery/kernel';
import { admit, type Credential, credentialsInvalid } from '@livery/platform-domain';
import { BEARER_KINDS, type CredentialSecrets } from '../ports/credential-secrets.ts';
import type { CredentialUse } from '../ports/credential-use.ts';
import type { LookUpOptions, UnscopedCredentialDirectory } from '../ports/unscoped-credential-directory.ts';

/** Authenticates a bearer credential. */
export class Authenticate {
  constructor(
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedCredentialDirectory,
    private readonly credentialUse: CredentialUse,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `credentials_invalid`, `credentials_expired`, `organization_suspended` */
  async execute(secret: string, options: LookUpOptions = {}): Promise<Credential> {
    const recognised = this.secrets.recognise(secret);
    const kind = BEARER_KINDS.find((known) => known === recognised?.kind);
    if (recognised === null || kind === undefined) throw credentialsInvalid();
    const at = this.clock.now();
    const credential = admit(await this.directory.find(kind, recognised.digests, options), at);
    const { tenant, id } = credential;
    if (kind === 'api_key') this.credentialUse.note({ kind: 'api_key', tenant, id }, at);
    return credential;
  }
}
