/** The codes of documents that are too large, damaged, protected, or not what they are said to be. */
export const DOCUMENT_ERRORS = [
  'file_too_large',
  'archive_too_large',
  'unsupported_format',
  'file_corrupt',
  'file_encrypted',
  'not_ooxml',
  'content_type_mismatch',
  'dtd_forbidden',
  'xml_too_complex',
  'file_too_complex',
] as const;
