/** How long the old secret stays valid after a rotation, in seconds. The service allows at most seven days. */
export const OVERLAPS = [
  { value: '3600', label: 'One hour' },
  { value: '86400', label: 'One day' },
  { value: '604800', label: 'Seven days' },
  { value: '0', label: 'No time: it ends at once' },
] as const;

export const DEFAULT_OVERLAP = '86400';
