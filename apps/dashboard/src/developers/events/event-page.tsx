import type { LiveryEvent } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IdLink } from '../../ui/id-link.tsx';
import { JsonView } from '../../ui/json-view.tsx';
import { Time } from '../../ui/time.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { EventDeliveries } from '../deliveries/event-deliveries.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Section } from '../../ui/section.tsx';
import { objectOfEvent } from './object-of-event.ts';

const route = getRouteApi('/$organization/$mode/developers/events/$event');

/** One event: what it says, what caused it, and to whom it was delivered. */
export function EventPage() {
  const { event: id } = route.useParams();
  const { livery, key } = useWorkspace();
  const query = useQuery({
    queryKey: [...key, 'events', id],
    queryFn: ({ signal }) => livery.events.retrieve(id, { signal }),
  });
  return (
    <RecordPage
      query={query}
      title={query.data?.type ?? 'Event'}
      list={{ page: 'developers/events', label: 'Events' }}
      actions={<AsCurl path={`/events/${id}`} />}
    >
      {(event) => (
        <>
          <EventFacts event={event} />
          <Section title="Data">
            <JsonView label="The data of the event" value={event.data} />
          </Section>
          <EventDeliveries event={id} />
        </>
      )}
    </RecordPage>
  );
}

function EventFacts({ event }: { readonly event: LiveryEvent }) {
  const object = objectOfEvent(event);
  return (
    <Facts
      facts={{
        About: object === null ? null : <IdLink id={object} />,
        'Caused by': event.request_id === null ? 'No request: the service itself' : <IdLink id={event.request_id} />,
        Time: <Time at={event.created} />,
        'API version': event.api_version,
        Id: <CopyText text={event.id} />,
      }}
    />
  );
}
