/** The channel on which every process hears that a credential was revoked or changed; the payload is its UUID. */
export const CREDENTIALS_CHANGED = 'livery_credentials_changed';
