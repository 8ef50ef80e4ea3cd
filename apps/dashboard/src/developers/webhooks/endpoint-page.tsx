import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointDeliveries } from './endpoint-deliveries.tsx';
import { EndpointFacts } from './endpoint-facts.tsx';
import { EndpointNotice } from './endpoint-notice.tsx';
import { EndpointSecrets } from './endpoint-secrets.tsx';
import { HealthStrip } from './health-strip.tsx';

const route = getRouteApi('/$organization/$mode/developers/webhooks/$endpoint');
const INTERVAL_MS = 30_000;

/** One endpoint: how well it accepts events, what was sent to it, and how it is changed. */
export function EndpointPage() {
  const { endpoint: id } = route.useParams();
  const { livery, key } = useWorkspace();
  const query = useQuery({
    queryKey: [...key, 'webhook-endpoints', id],
    queryFn: ({ signal }) => livery.webhookEndpoints.retrieve(id, { signal }),
    refetchInterval: INTERVAL_MS,
  });
  return (
    <RecordPage
      query={query}
      title={query.data?.url ?? 'Webhook endpoint'}
      list={{ page: 'developers/webhooks', label: 'Webhooks' }}
      actions={<AsCurl path={`/webhook_endpoints/${id}`} />}
    >
      {(endpoint) => (
        <>
          <EndpointActions endpoint={endpoint} />
          <EndpointNotice endpoint={endpoint} />
          <HealthStrip endpoint={id} />
          <EndpointFacts endpoint={endpoint} />
          <EndpointSecrets endpoint={endpoint} />
          <EndpointDeliveries endpoint={id} />
        </>
      )}
    </RecordPage>
  );
}
