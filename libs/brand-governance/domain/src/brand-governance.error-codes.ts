import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context, beside those of the files that it reads. */
export const brandGovernanceErrorCodes = {
  content_type_mismatch: { kind: 'unprocessable', meaning: 'The file is of another kind than `content_type` says.' },
  file_too_complex: { kind: 'unprocessable', meaning: 'The document takes more time or memory than a check may.' },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof brandGovernanceErrorCodes> {}
}
