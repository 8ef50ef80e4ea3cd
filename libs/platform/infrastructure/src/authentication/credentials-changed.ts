/** The NOTIFY channel on which all processes are informed of revoked and changed credentials. The payload is the UUID. */
export const CREDENTIALS_CHANGED = 'livery_credentials_changed';
