import { SegmentedControl } from '@mantine/core';
import type { CreatedApiKey } from '@livery/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { CreateKeyButton } from './create-key-button.tsx';
import { FirstKeyPanel } from './first-key-panel.tsx';
import { KEY_COLUMNS } from './key-columns.tsx';
import { activeOf, keyFilterOf } from './key-filter.ts';
import { NoKeys } from './no-keys.tsx';

const route = getRouteApi('/$organization/$mode/developers/api-keys');
const FILTERS = [
  { value: 'active', label: 'Active' },
  { value: 'ended', label: 'Ended' },
  { value: 'all', label: 'All' },
];

/** The keys of the organization in this mode. */
export function ApiKeysPage() {
  const { livery, key, can, mode } = useWorkspace();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const [firstKey, setFirstKey] = useState<CreatedApiKey | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const query = activeOf(filter);
  const pages = useRecordPages([...key, 'api-keys', query], (place, signal) =>
    livery.apiKeys.list({ ...query, ...place }, { signal }),
  );
  const canCreate = can('platform:api_keys:write', 'platform:write');
  const isEmptyStart = filter.show === undefined && pages.items.length === 0 && !pages.isLoading;
  return (
    <Page
      title="API keys"
      description={`The keys by which programs use the API in ${mode} mode. Give each program its own key, with no more scopes than it needs.`}
      actions={
        <>
          <AsCurl path={query.active === undefined ? '/api_keys' : `/api_keys?active=${query.active}`} />
          {canCreate && !isEmptyStart && <CreateKeyButton onSecret={setSecret} />}
        </>
      }
    >
      <SegmentedControl
        aria-label="Which keys"
        w="fit-content"
        data={FILTERS}
        value={filter.show ?? 'active'}
        onChange={(show) => void navigate({ search: keyFilterOf({ show }) })}
      />
      <SecretOnce title="Your new API key" secret={secret} onClose={() => setSecret(null)} />
      {firstKey !== null && <FirstKeyPanel apiKey={firstKey} onClose={() => setFirstKey(null)} />}
      <Records
        label="API keys"
        pages={pages}
        columns={KEY_COLUMNS}
        empty={
          filter.show === 'ended' ? (
            <Empty title="No key has ended">Keys that are revoked, replaced or expired stay here as a record.</Empty>
          ) : (
            <NoKeys canCreate={canCreate} onFirstKey={setFirstKey} onSecret={setSecret} />
          )
        }
      />
    </Page>
  );
}
