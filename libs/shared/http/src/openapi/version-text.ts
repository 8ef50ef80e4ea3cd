/** The schema of a version in a header. With `format: date`, generated clients send an object of their language as the header. */
export const VERSION_TEXT = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' } as const;
