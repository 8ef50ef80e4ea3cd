import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context, beside those of the files that it reads. */
export const brandGovernanceErrorCodes = {
  content_type_mismatch: { kind: 'unprocessable', meaning: 'The file is not of the type that `content_type` names.' },
  check_interrupted: {
    kind: 'unprocessable',
    meaning: 'The check was interrupted three times. Send the document again, and report it if that fails, too.',
  },
  draft_not_applicable: {
    kind: 'conflict',
    meaning: 'The template has findings by the guideline that was learnt from it, so that the draft cannot be applied.',
  },
  document_not_kept: {
    kind: 'conflict',
    meaning: 'The document of the check was never kept, was deleted, or is no longer kept. Check it again.',
  },
  document_signed: {
    kind: 'conflict',
    meaning: 'The document has digital signatures, which a change would make invalid. `drop_signatures` removes them.',
  },
  font_invalid: {
    kind: 'unprocessable',
    meaning: 'The file is not a single font in TrueType, OpenType or WOFF 2.0, or it is damaged.',
  },
  file_too_complex: {
    kind: 'unprocessable',
    meaning: 'The document needs more time or memory than a check is allowed to use.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof brandGovernanceErrorCodes> {}
}
