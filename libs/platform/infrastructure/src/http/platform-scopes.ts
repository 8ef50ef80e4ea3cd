/** The scopes for resources that have no scope of their own. */
export const READ_PLATFORM = ['platform:read', 'platform:write'] as const;
export const WRITE_PLATFORM = ['platform:write'] as const;
