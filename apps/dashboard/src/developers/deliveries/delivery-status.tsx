import { Badge } from '@mantine/core';

const SHOWN = new Map([
  ['pending', { color: 'blue', label: 'Pending' }],
  ['delivered', { color: 'pine', label: 'Delivered' }],
  ['failed', { color: 'red', label: 'Failed' }],
  ['abandoned', { color: 'gray', label: 'Abandoned' }],
]);

/** What became of a delivery. */
export function DeliveryStatus({ status }: { readonly status: string }) {
  const { color, label } = SHOWN.get(status) ?? { color: 'gray', label: status };
  return <Badge color={color}>{label}</Badge>;
}
