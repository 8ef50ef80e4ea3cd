import { Empty } from '../../ui/empty.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { Section } from '../../ui/section.tsx';
import { EVENT_DELIVERY_COLUMNS } from './delivery-columns.tsx';

const INTERVAL_MS = 8000;

/** The deliveries of an event: one to each endpoint that wanted it. */
export function EventDeliveries({ event }: { readonly event: string }) {
  const { livery, key } = useWorkspace();
  const pages = useRecordPages(
    [...key, 'webhook-deliveries', { event }],
    (place, signal) => livery.events.listDeliveries(event, place, { signal }),
    { refetchInterval: INTERVAL_MS },
  );
  return (
    <Section title="Deliveries">
      <Records
        label="Deliveries of the event"
        pages={pages}
        columns={EVENT_DELIVERY_COLUMNS}
        empty={<Empty title="It was delivered to nobody">No webhook endpoint wanted events of this type.</Empty>}
      />
    </Section>
  );
}
