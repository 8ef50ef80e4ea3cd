import type { DocumentFormat } from '@livery/brand-governance-domain';

/** The bytes of a document. How they are held is between the receiver and the inspector. */
export interface DocumentBytes {
  readonly length: number;
}

/** A document as it was received. Only the inspector reads its bytes. */
export interface ReceivedDocument<Bytes extends DocumentBytes> {
  readonly format: DocumentFormat;
  readonly bytes: Bytes;
  /** The UUID of the organization. Organizations take turns where documents are read. Outside of the service there is none. */
  readonly owner?: string;
  /** Ends the work when nobody needs its result any more: the caller has gone, or another process has the job. */
  readonly signal?: AbortSignal | undefined;
}
