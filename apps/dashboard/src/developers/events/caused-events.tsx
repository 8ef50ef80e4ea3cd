import { Empty } from '../../ui/empty.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { Section } from '../../ui/section.tsx';
import { CAUSED_EVENT_COLUMNS } from './event-columns.tsx';

/** The events that a request caused. */
export function CausedEvents({ request }: { readonly request: string }) {
  const { livery, key } = useWorkspace();
  const pages = useRecordPages([...key, 'events', { request }], (place, signal) =>
    livery.events.list({ request_id: request, ...place }, { signal }),
  );
  return (
    <Section title="Events that it caused">
      <Records
        label="Events that the request caused"
        pages={pages}
        columns={CAUSED_EVENT_COLUMNS}
        empty={<Empty title="It caused no event">A request that failed, or that changed nothing, causes none.</Empty>}
      />
    </Section>
  );
}
