import type { DocumentedError } from '@livery/kernel';

export const blobsErrorCodes = {
  link_expired: {
    kind: 'forbidden',
    meaning: 'The link has expired. Read the record again: it contains a new link.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof blobsErrorCodes> {}
}
