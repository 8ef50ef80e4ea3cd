import type { Session } from '@livery/platform-domain';

/** The browser from which a person signs in. */
export interface Browser {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/** A session with the secret that its browser keeps. */
export interface SignedIn {
  readonly session: Session;
  /** It can be read in this response only. */
  readonly secret: string;
}
