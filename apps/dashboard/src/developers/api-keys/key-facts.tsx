import { Code, Group, Paper } from '@mantine/core';
import type { ApiKey } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IdLink } from '../../ui/id-link.tsx';
import { Time } from '../../ui/time.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RequestsLink } from '../requests-link.tsx';
import { ScopeList } from '../scopes/scope-list.tsx';
import { type KeyState, shortSecret } from './key-state.ts';
import { KeyStateBadge } from './key-state-badge.tsx';
import { KINDS } from './kind-of-key.ts';

/** All fields of a key. */
export function KeyFacts({ apiKey, state }: { readonly apiKey: ApiKey; readonly state: KeyState }) {
  const { can } = useWorkspace();
  const { id, allowed_ips: blocks, metadata, rotated_from, created_by } = apiKey;
  return (
    <Paper withBorder p="lg">
      <Facts
        facts={{
          State: <KeyStateBadge state={state} />,
          Kind: KINDS[apiKey.prefix_type] ?? apiKey.prefix_type,
          Key: <Code>{shortSecret(apiKey)}</Code>,
          Scopes: <ScopeList scopes={apiKey.scopes} />,
          'Last used': (
            <Group gap="xs">
              {apiKey.last_used_at === null ? 'Never' : <Time at={apiKey.last_used_at} />}
              {can('platform:read', 'platform:write') && <RequestsLink principal={id} />}
            </Group>
          ),
          Expires: apiKey.expires_at === null ? 'Never' : <Time at={apiKey.expires_at} />,
          'Allowed IPs': blocks.length === 0 ? 'Any' : blocks.join(', '),
          'API version': apiKey.api_version,
          Replaces: rotated_from && <IdLink id={rotated_from} />,
          Metadata: Object.keys(metadata).length === 0 ? null : <Code>{JSON.stringify(metadata)}</Code>,
          'Created by': <ActorName id={created_by} />,
          Created: <Time at={apiKey.created} />,
          Changed: <Time at={apiKey.updated} />,
          Id: <CopyText text={id} />,
        }}
      />
    </Paper>
  );
}
