import { Badge } from '@mantine/core';
import type { EndpointState } from './endpoint-state.ts';

const SHOWN = {
  enabled: { color: 'pine', label: 'Enabled' },
  failing: { color: 'red', label: 'Failing' },
  disabled: { color: 'gray', label: 'Disabled' },
} as const;

/** Says whether an endpoint gets events, and whether it accepts them. */
export function EndpointStateBadge({ state }: { readonly state: EndpointState }) {
  const { color, label } = SHOWN[state];
  return <Badge color={color}>{label}</Badge>;
}
