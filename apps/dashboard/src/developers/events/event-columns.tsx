import type { LiveryEvent } from '@livery/sdk';
import { IdLink } from '../../ui/id-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import classes from '../cells.module.css';
import { objectOfEvent } from './object-of-event.ts';

const EVENT: Column<LiveryEvent> = {
  title: 'Event',
  cell: ({ id, type }) => (
    <PageLink page={`developers/events/${id}`} fw={600} size="sm">
      {type}
    </PageLink>
  ),
};
const ABOUT: Column<LiveryEvent> = { title: 'About', cell: (event) => <Id id={objectOfEvent(event)} /> };
const CAUSE: Column<LiveryEvent> = { title: 'Caused by', cell: ({ request_id: request }) => <Id id={request} /> };
const TIME: Column<LiveryEvent> = {
  title: 'Time',
  cell: ({ created }) => (
    <span className={classes['whole']}>
      <Time at={created} />
    </span>
  ),
};

/** The columns of the list of events. */
export const EVENT_COLUMNS = [EVENT, ABOUT, CAUSE, TIME];

/** The columns of the events of one request. */
export const CAUSED_EVENT_COLUMNS = [EVENT, ABOUT, TIME];

function Id({ id }: { readonly id: string | null }) {
  return id === null ? '–' : <IdLink id={id} />;
}
