import { Badge } from '@mantine/core';
import type { KeyState } from './key-state.ts';

const SHOWN = {
  active: { color: 'pine', label: 'Active' },
  retiring: { color: 'yellow', label: 'Being replaced' },
  revoked: { color: 'gray', label: 'Revoked' },
  replaced: { color: 'gray', label: 'Replaced' },
  expired: { color: 'gray', label: 'Expired' },
} as const;

/** Says whether a key can be used. */
export function KeyStateBadge({ state }: { readonly state: KeyState }) {
  const { color, label } = SHOWN[state];
  return <Badge color={color}>{label}</Badge>;
}
