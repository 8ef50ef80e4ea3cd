/** The role in which records of this context refer to the bytes of a document. */
export const DOCUMENT_ROLE = 'checked_document';
