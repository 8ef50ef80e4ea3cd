import { Anchor } from '@mantine/core';
import type { RequestLog } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ActorName } from '../../ui/actor-name.tsx';
import { AsCurl } from '../../ui/as-curl.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { CausedEvents } from '../events/caused-events.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequestStatus } from './request-status.tsx';

const route = getRouteApi('/$organization/$mode/developers/requests/$request');
const IDEMPOTENCY = new Map([
  ['none', 'No Idempotency-Key was sent'],
  ['first', 'The first request with its Idempotency-Key'],
  ['replayed', 'A repeat: it got the stored response of the first one'],
]);

/** One request of the log, and what it caused. */
export function RequestPage() {
  const { request: id } = route.useParams();
  const { livery, key } = useWorkspace();
  const query = useQuery({
    queryKey: [...key, 'request-logs', id],
    queryFn: ({ signal }) => livery.requestLogs.retrieve(id, { signal }),
  });
  return (
    <RecordPage
      query={query}
      title={query.data === undefined ? 'Request' : `${query.data.method} ${query.data.path}`}
      list={{ page: 'developers/requests', label: 'Requests' }}
      actions={<AsCurl path={`/request_logs/${id}`} />}
    >
      {(request) => (
        <>
          <RequestFacts request={request} />
          <CausedEvents request={id} />
        </>
      )}
    </RecordPage>
  );
}

function RequestFacts({ request }: { readonly request: RequestLog }) {
  const { id, status, code, principal, idempotency } = request;
  return (
    <Facts
      facts={{
        Response: <RequestStatus status={status} code={code} />,
        Explanation: code === null ? null : <Explanation code={code} />,
        'Sent by': <ActorName id={principal} />,
        Time: <Time at={request.created} />,
        Duration: `${request.latency_ms} ms`,
        'From address': request.ip,
        Program: request.user_agent,
        'API version': request.api_version,
        Repetition: IDEMPOTENCY.get(idempotency) ?? idempotency,
        Id: <CopyText text={id} />,
      }}
    />
  );
}

/** The log keeps the code of an error. Its page says what it means, and what to do. */
function Explanation({ code }: { readonly code: string }) {
  return (
    <Anchor href={`/docs/errors#${code}`} inherit underline="always">
      What {code} means
    </Anchor>
  );
}
