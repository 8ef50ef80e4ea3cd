import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { pathWithQuery } from '../filters/path-with-query.ts';
import { hasFilter } from '../filters/search-values.ts';
import { EVENT_COLUMNS } from './event-columns.tsx';
import { eventQueryOf } from './event-filter.ts';
import { EventFilters } from './event-filters.tsx';

const route = getRouteApi('/$organization/$mode/developers/events');
const INTERVAL_MS = 8000;

/** The events of the organization in this mode. New ones appear by themselves. */
export function EventsPage() {
  const { livery, key, mode } = useWorkspace();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const query = eventQueryOf(filter);
  const pages = useRecordPages(
    [...key, 'events', query],
    (place, signal) => livery.events.list({ ...query, ...place }, { signal }),
    { refetchInterval: INTERVAL_MS },
  );
  return (
    <Page
      title="Events"
      description={`What changed in ${mode} mode, newest first. Webhooks deliver these events. New ones appear here by themselves, until you load older ones.`}
      actions={<AsCurl path={pathWithQuery('/events', query)} />}
    >
      <EventFilters filter={filter} onChange={(search) => void navigate({ search })} />
      <Records
        label="Events"
        pages={pages}
        columns={EVENT_COLUMNS}
        empty={
          hasFilter(filter) ? (
            <Empty title="No event fits the filters">Change a filter, or clear all of them.</Empty>
          ) : (
            <Empty title="No event yet">
              Each change in this mode makes an event: a check that ends, a key that is created, an asset that is
              published. The first one appears here by itself.
            </Empty>
          )
        }
      />
    </Page>
  );
}
