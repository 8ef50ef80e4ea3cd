/** The hint that deliveries are due. */
export const DELIVERIES_WAKE_UP = 'deliveries';
