import type { RequestLog } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import classes from '../cells.module.css';
import { RequestStatus } from './request-status.tsx';

/** The columns of the request log. */
export const REQUEST_COLUMNS: readonly Column<RequestLog>[] = [
  {
    title: 'Request',
    cell: ({ id, method, path }) => (
      <PageLink page={`developers/requests/${id}`} ff="monospace" size="sm">
        {method} {path}
      </PageLink>
    ),
  },
  { title: 'Response', cell: ({ status, code }) => <RequestStatus status={status} code={code} /> },
  {
    title: 'Sent by',
    cell: ({ principal }) => <ActorName id={principal} />,
  },
  { title: 'Duration', cell: ({ latency_ms: duration }) => <span className={classes['whole']}>{duration} ms</span> },
  {
    title: 'Time',
    cell: ({ created }) => (
      <span className={classes['whole']}>
        <Time at={created} />
      </span>
    ),
  },
];
