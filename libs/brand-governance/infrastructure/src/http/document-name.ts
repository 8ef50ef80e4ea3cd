/** The caller's name for a document, as a JSON Schema. Its pattern is one that every language reads. */
export const DOCUMENT_NAME = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
} as const;
