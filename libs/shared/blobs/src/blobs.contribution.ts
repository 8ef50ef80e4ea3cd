import type { Contribution } from '@livery/persistence';
import { blobsErrorCodes } from './blobs.error-codes.ts';
import { blobsPersistence } from './blobs.persistence.ts';

/** What this library adds to the service. */
export const blobsContribution: Contribution = { ...blobsPersistence, errorCodes: blobsErrorCodes };
