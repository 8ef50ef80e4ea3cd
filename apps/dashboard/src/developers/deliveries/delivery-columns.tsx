import { Text } from '@mantine/core';
import type { WebhookDelivery } from '@livery/sdk';
import { IdLink } from '../../ui/id-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { DeliveryStatus } from './delivery-status.tsx';

const DELIVERY: Column<WebhookDelivery> = {
  title: 'Delivery',
  cell: ({ id, sequence }) => (
    <PageLink page={`developers/deliveries/${id}`} fw={600}>
      {sequence === null ? 'Test' : `No. ${sequence}`}
    </PageLink>
  ),
};
const STATUS: Column<WebhookDelivery> = {
  title: 'Status',
  cell: ({ status }) => <DeliveryStatus status={status} />,
};
const EVENT: Column<WebhookDelivery> = { title: 'Event', cell: ({ event }) => <IdLink id={event} /> };
const ENDPOINT: Column<WebhookDelivery> = { title: 'Endpoint', cell: ({ endpoint }) => <IdLink id={endpoint} /> };
const ANSWER: Column<WebhookDelivery> = { title: 'Last response', cell: (delivery) => <LastResponse {...delivery} /> };
const NEXT: Column<WebhookDelivery> = { title: 'Next attempt', cell: ({ next_retry_at: at }) => <Time at={at} /> };
const TIME: Column<WebhookDelivery> = { title: 'Created', cell: ({ created }) => <Time at={created} /> };

/** The columns of the deliveries to one endpoint. */
export const ENDPOINT_DELIVERY_COLUMNS = [DELIVERY, STATUS, EVENT, ANSWER, NEXT, TIME];

/** The columns of the deliveries of one event. */
export const EVENT_DELIVERY_COLUMNS = [DELIVERY, STATUS, ENDPOINT, ANSWER, NEXT, TIME];

function LastResponse({ attempt_count: count, last_response_status: status, last_error: error }: WebhookDelivery) {
  const attempts = count === 1 ? '1 attempt' : `${count} attempts`;
  return (
    <div>
      <Text size="sm" lineClamp={3}>
        {error ?? status ?? 'None yet'}
      </Text>
      <Text size="xs" c="dimmed">
        {attempts}
      </Text>
    </div>
  );
}
