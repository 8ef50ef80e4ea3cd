import { Code, Stack, Text } from '@mantine/core';
import type { ApiKey } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { ScopeList } from '../scopes/scope-list.tsx';
import { keyState, shortSecret } from './key-state.ts';
import classes from '../cells.module.css';
import { KeyStateBadge } from './key-state-badge.tsx';
import { KINDS } from './kind-of-key.ts';

/** The columns of the list of keys. */
export const KEY_COLUMNS: readonly Column<ApiKey>[] = [
  {
    title: 'Name',
    cell: (key) => (
      <Stack gap={2} align="flex-start">
        <PageLink page={`developers/api-keys/${key.id}`} fw={600} lineClamp={3}>
          {key.name}
        </PageLink>
        <Text size="xs" c="dimmed">
          {KINDS[key.prefix_type] ?? key.prefix_type}
        </Text>
      </Stack>
    ),
  },
  { title: 'Key', cell: (key) => <Code className={classes['whole'] ?? ''}>{shortSecret(key)}</Code> },
  { title: 'State', cell: (key) => <KeyStateBadge state={keyState(key, Date.now())} /> },
  { title: 'Scopes', cell: ({ scopes }) => <ScopeList scopes={scopes} most={3} /> },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Moment at={at} /> },
  { title: 'Ends', cell: (key) => <End {...key} /> },
  { title: 'Allowed IPs', cell: ({ allowed_ips: blocks }) => <Blocks blocks={blocks} /> },
];

function End({ revoked_at, retires_at, expires_at }: ApiKey) {
  return <Moment at={revoked_at ?? retires_at ?? expires_at} />;
}

function Moment({ at }: { readonly at: string | null }) {
  return <span className={classes['whole']}>{at === null ? 'Never' : <Time at={at} />}</span>;
}

function Blocks({ blocks: [first, ...others] }: { readonly blocks: readonly string[] }) {
  if (first === undefined) return 'Any';
  return (
    <Text size="xs">
      {first}
      {others.length > 0 && ` and ${others.length} more`}
    </Text>
  );
}
