import type { DocumentedError, JsonSchema } from '@livery/kernel';

/** Why a file is not read. A context that reads files contributes these codes beside its own. */
export const packageErrorCodes = {
  archive_too_large: { kind: 'too_large', meaning: 'The document inflates to more than is read.' },
  unsupported_format: { kind: 'unsupported', meaning: 'The file is of a format that is not judged.' },
  file_encrypted: { kind: 'unprocessable', meaning: 'The file is protected by a password.' },
  file_corrupt: { kind: 'unprocessable', meaning: 'The file is damaged.' },
  not_ooxml: { kind: 'unprocessable', meaning: 'The file is no Office Open XML document.' },
  dtd_forbidden: { kind: 'unprocessable', meaning: 'A part of the document declares a document type.' },
  xml_too_complex: { kind: 'unprocessable', meaning: 'A part of the document is nested too deep, or too large.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

/** What these errors hold in addition to the members of every error. */
export const packageErrorMembers = {
  part: { type: 'string', description: 'The part of the document that is at fault.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof packageErrorCodes> {}
}
