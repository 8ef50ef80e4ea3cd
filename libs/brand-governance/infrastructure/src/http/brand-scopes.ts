/** The scopes that the endpoints of this context accept. */
export const READ_RULES = ['brand:read', 'brand:write', 'brand:rules:write'] as const;
export const WRITE_RULES = ['brand:rules:write', 'brand:write'] as const;
export const READ_PALETTES = ['brand:read', 'brand:write', 'brand:palettes:write'] as const;
export const WRITE_PALETTES = ['brand:palettes:write', 'brand:write'] as const;
export const READ_FONTS = ['brand:read', 'brand:write'] as const;
export const WRITE_FONTS = ['brand:write'] as const;
