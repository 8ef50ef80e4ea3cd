/** Who reads, and who changes, what has no narrower scope of its own. */
export const READ_PLATFORM = ['platform:read', 'platform:write'] as const;
export const WRITE_PLATFORM = ['platform:write'] as const;
