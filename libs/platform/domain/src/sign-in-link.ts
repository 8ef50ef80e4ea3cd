/** How long a link of the operator can be opened. */
export const SIGN_IN_LINK_MS = 15 * 60_000;

/** A link that signs a person in, once. Only a keyed hash of its secret is stored. */
export interface SignInLink {
  readonly id: string;
  readonly accountId: string;
  /** Whether it works only in a browser on the machine of the service. */
  readonly isLocal: boolean;
  readonly expiresAt: Date;
  readonly created: Date;
}

export interface NewSignInLink extends Pick<SignInLink, 'id' | 'accountId' | 'isLocal'> {
  readonly at: Date;
}

/** Creates a link that is valid for 15 minutes. */
export function newSignInLink({ id, accountId, isLocal, at }: NewSignInLink): SignInLink {
  return { id, accountId, isLocal, expiresAt: new Date(at.getTime() + SIGN_IN_LINK_MS), created: at };
}
