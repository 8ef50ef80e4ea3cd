import type { EventEnvelope } from '@livery/kernel';
import type { ReadEventRow } from '@livery/messaging';

export const EVENT_COLUMNS = 'organization_id, livemode, id, type, api_version, request_id, data, created';

export function toEvent(row: ReadEventRow): EventEnvelope {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    type: row.type,
    apiVersion: row.api_version,
    requestId: row.request_id,
    data: row.data,
    created: row.created,
  };
}
