import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { ENDPOINT_DELIVERY_COLUMNS } from '../deliveries/delivery-columns.tsx';
import { DELIVERY_STATUSES } from '../deliveries/delivery-statuses.ts';
import { ChoiceFilter } from '../filters/choice-filter.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { pathWithQuery } from '../filters/path-with-query.ts';
import { Section } from '../../ui/section.tsx';
import { endpointDeliveryFilterOf, endpointDeliveryQueryOf } from './endpoint-delivery-filter.ts';

const route = getRouteApi('/$organization/$mode/developers/webhooks/$endpoint');
const INTERVAL_MS = 8000;
const STATUSES = DELIVERY_STATUSES.map((value) => ({ value, label: value }));

/** What was sent to an endpoint. */
export function EndpointDeliveries({ endpoint }: { readonly endpoint: string }) {
  const { livery, key } = useWorkspace();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const query = endpointDeliveryQueryOf(filter);
  const pages = useRecordPages(
    [...key, 'webhook-deliveries', { endpoint, ...query }],
    (place, signal) => livery.webhookEndpoints.listDeliveries(endpoint, { ...query, ...place }, { signal }),
    { refetchInterval: INTERVAL_MS },
  );
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    void navigate({ search: endpointDeliveryFilterOf({ ...filter, ...changed }), resetScroll: false });
  return (
    <Section
      title="Deliveries"
      actions={<AsCurl path={pathWithQuery(`/webhook_endpoints/${endpoint}/deliveries`, query)} />}
    >
      <FilterBar filter={filter} onClear={() => change({ status: undefined, order: undefined })}>
        <ChoiceFilter
          label="Status"
          value={filter.status}
          choices={STATUSES}
          onChange={(status) => change({ status })}
        />
        <ChoiceFilter
          label="Order"
          none="Newest first"
          value={filter.order}
          choices={[{ value: 'oldest', label: 'Oldest first' }]}
          onChange={(order) => change({ order })}
        />
      </FilterBar>
      <Records
        label="Deliveries to the endpoint"
        pages={pages}
        columns={ENDPOINT_DELIVERY_COLUMNS}
        empty={
          <Empty title={filter.status === undefined ? 'Nothing was sent yet' : `No delivery is ${filter.status}`}>
            Each event that the endpoint wants is listed here. Send a test above to see whether it responds.
          </Empty>
        }
      />
    </Section>
  );
}
