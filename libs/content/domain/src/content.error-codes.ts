import type { DocumentedError, JsonSchema } from '@livery/kernel';

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
    meaning:
      'The SVG has something that can harm its readers. The message names it and its line. Export an SVG with a style sheet anew with presentation attributes, and one with a DOCTYPE without it.',
  },
  slide_count_invalid: {
    kind: 'unprocessable',
    meaning: 'The presentation has no slide, or more slides than the endpoint takes.',
  },
  slides_incompatible: {
    kind: 'unprocessable',
    meaning:
      'The slides cannot stand in one presentation: they have other sizes, or some are strict Office Open XML and others are not. `slides` names them.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

/** What these errors hold in addition to the members of every error. */
export const contentErrorMembers = {
  slides: {
    type: 'array',
    items: { type: 'string', pattern: '^slide_[0-9A-Za-z]{22}$' },
    description: 'The slides that caused the error.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof contentErrorCodes> {}
}
