import type { DocumentedError, JsonSchema } from '@livery/kernel';

/** Why a file is not read. A context that reads files contributes these codes beside its own. */
export const packageErrorCodes = {
  archive_too_large: { kind: 'too_large', meaning: 'The uncompressed document is larger than the service accepts.' },
  unsupported_format: { kind: 'unsupported', meaning: 'The format of the file is not supported.' },
  file_encrypted: { kind: 'unprocessable', meaning: 'The file is protected by a password.' },
  file_corrupt: { kind: 'unprocessable', meaning: 'The file is damaged.' },
  not_ooxml: { kind: 'unprocessable', meaning: 'The file is not an Office Open XML document.' },
  dtd_forbidden: { kind: 'unprocessable', meaning: 'A part of the document contains a document type declaration.' },
  xml_too_complex: { kind: 'unprocessable', meaning: 'A part of the document is too large or too deeply nested.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

/** What these errors hold in addition to the members of every error. */
export const packageErrorMembers = {
  part: { type: 'string', description: 'The part of the document that caused the error.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof packageErrorCodes> {}
}
