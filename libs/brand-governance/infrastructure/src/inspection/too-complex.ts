import type { Refusal } from '@livery/brand-governance-domain';

/** The refusal of a document whose thread was stopped. */
export const TOO_COMPLEX: Refusal = {
  kind: 'unprocessable',
  code: 'file_too_complex',
  message: 'The document takes too much time or memory to check.',
  param: null,
  part: null,
};
