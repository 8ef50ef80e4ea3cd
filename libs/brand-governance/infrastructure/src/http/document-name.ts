/** A name without control characters, as an expression that every language reads. */
export const NAME_PATTERN = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

/** The caller's name for a document, as a JSON Schema. */
export const DOCUMENT_NAME = { type: 'string', minLength: 1, maxLength: 200, pattern: NAME_PATTERN } as const;
