import { publicId } from '@livery/kernel';
import { changeRows, deleteRowsOf, type Eraser } from '@livery/persistence';

/** A table comes before the tables that it refers to. */
const TABLES = [
  'delivery.delivery_attempt',
  'delivery.requested_attempt',
  'delivery.undelivered',
  // Deleting rows of `undelivered` inserts rows here.
  'delivery.delivered_block',
  'delivery.abandonment',
  'delivery.webhook_delivery',
  'delivery.missed_span',
  'delivery.signing_secret',
  'delivery.endpoint_worker',
  'delivery.webhook_endpoint',
];

/** Removes the responses of receivers to events about a person, because many receivers repeat the event in their response. */
const BLANK_ANSWERS = `
  update delivery.delivery_attempt a
     set response_body = null, response_headers = null
    from delivery.webhook_delivery d
    join messaging.event e
      on e.organization_id = d.organization_id and e.livemode = d.livemode and e.id = d.event_id
   where a.organization_id = $1 and d.organization_id = $1
     and d.livemode = a.livemode and d.id = a.delivery_id
     and e.organization_id = $1 and e.data->'object'->>'id' = $2
     and (a.response_body is not null or a.response_headers is not null)`;

/** Erases webhook endpoints and their deliveries. */
export const deliveryEraser: Eraser = {
  eraseOrganization: (organizationId, transaction) => deleteRowsOf(organizationId, TABLES, transaction),

  async erasePerson({ organizationId, userId }, transaction) {
    const answers = await changeRows(BLANK_ANSWERS, [organizationId, publicId('user', userId)], transaction);
    return new Map([['webhook attempts without the answer of their receiver', answers]]);
  },
};
