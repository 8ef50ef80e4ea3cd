/** What can become of a delivery. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'abandoned'] as const;
