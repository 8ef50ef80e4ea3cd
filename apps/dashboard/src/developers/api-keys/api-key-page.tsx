import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Page } from '../../ui/page.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ChangeLog } from '../change-log.tsx';
import { KeyActions } from './key-actions.tsx';
import { KeyFacts } from './key-facts.tsx';
import { keyState } from './key-state.ts';
import { KeyEnd } from './key-end.tsx';
import { useApiKey } from './use-api-key.ts';

const route = getRouteApi('/$organization/$mode/developers/api-keys/$key');

/** One key: what it may do, how it is used, and how it is changed, rotated and revoked. */
export function ApiKeyPage() {
  const { key: id } = route.useParams();
  const { data: apiKey, error, refetch } = useApiKey(id);
  const [now, setNow] = useState(() => Date.now());
  return (
    <Page
      title={apiKey?.name ?? 'API key'}
      above={<PageLink page="developers/api-keys">← API keys</PageLink>}
      actions={
        <>
          <AsCurl path={`/api_keys/${id}`} />
          {apiKey && <KeyActions apiKey={apiKey} state={keyState(apiKey, now)} />}
        </>
      }
    >
      {apiKey !== undefined ? (
        <>
          <KeyEnd apiKey={apiKey} now={now} onEnd={() => setNow(Date.now())} />
          <KeyFacts apiKey={apiKey} state={keyState(apiKey, now)} />
          <ChangeLog target={id} />
        </>
      ) : error === null ? (
        <Waiting />
      ) : (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
