import type { DocumentedError } from '@livery/kernel';

/** The error codes of this context. */
export const contentErrorCodes = {
  active_changed: {
    kind: 'conflict',
    meaning: 'Another deployment of the channel is active than the one in `expected_active`.',
  },
  content_changed: {
    kind: 'conflict',
    meaning: 'The content of the asset is not the one that was reviewed. Read the asset again.',
  },
  file_empty: { kind: 'unprocessable', meaning: 'The file has no bytes.' },
  four_eyes_required: {
    kind: 'forbidden',
    meaning: 'The review policy does not allow the requester of a review to decide it.',
  },
  svg_unsafe: {
    kind: 'unprocessable',
    meaning: 'The SVG has something that can harm its readers. The message names it and its line.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof contentErrorCodes> {}
}
