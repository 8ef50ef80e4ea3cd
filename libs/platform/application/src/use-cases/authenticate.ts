import type { Clock, Principal } from '@livery/kernel';
import { admit, credentialsInvalid } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedCredentialDirectory } from '../ports/unscoped-credential-directory.ts';

/** Turns a bearer credential into the principal behind it. */
export class Authenticate {
  constructor(
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedCredentialDirectory,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `credentials_invalid`, `credentials_expired`, `organization_suspended` */
  async execute(secret: string): Promise<Principal> {
    const recognised = this.secrets.recognise(secret);
    if (recognised === null || recognised.kind === 'client_secret') throw credentialsInvalid();
    return admit(await this.directory.find(recognised.kind, recognised.digests), this.clock.now());
  }
}
