import type { TenantGuardException } from '@livery/persistence';

export const FAN_OUT: TenantGuardException = {
  reason: 'fan-out',
  because: 'the relay passes on the events of all tenants at once, and their deliveries are created with one statement',
  verbs: ['with'],
  tables: ['delivery.webhook_endpoint', 'delivery.webhook_delivery', 'delivery.undelivered', 'delivery.missed_span'],
};

export const REPLAY: TenantGuardException = {
  reason: 'replay',
  because: 'the guard cannot read that statements of several parts are limited to one tenant, as those of replays are',
  verbs: ['with'],
  tables: [
    'messaging.event',
    'delivery.webhook_endpoint',
    'delivery.webhook_delivery',
    'delivery.undelivered',
    'delivery.abandonment',
    'delivery.missed_span',
  ],
};

export const DISPATCH: TenantGuardException = {
  reason: 'delivery',
  because: 'one dispatcher claims the deliveries of all tenants and writes their results',
  verbs: ['with', 'select', 'update', 'delete'],
  tables: [
    'messaging.event',
    'delivery.webhook_endpoint',
    'delivery.endpoint_worker',
    'delivery.signing_secret',
    'delivery.undelivered',
    'delivery.requested_attempt',
    'delivery.abandonment',
    'delivery.delivery_attempt',
  ],
};

export const BACKLOG: TenantGuardException = {
  reason: 'backlog',
  because: 'operators see the number of due deliveries of all tenants together',
  verbs: ['select'],
  tables: ['delivery.webhook_endpoint', 'delivery.undelivered', 'delivery.abandonment'],
};

export const SELF_AUDIT: TenantGuardException = {
  reason: 'self-audit',
  because: 'the self-audit checks for all tenants that no delivery is missing and none is stuck',
  verbs: ['with', 'select'],
  tables: [
    'messaging.event',
    'delivery.webhook_endpoint',
    'delivery.webhook_delivery',
    'delivery.undelivered',
    'delivery.delivery_attempt',
  ],
};

export const SECRET_RETENTION: TenantGuardException = {
  reason: 'secret-retention',
  because: 'signing secrets of all tenants that have been replaced are deleted some time after they stopped signing',
  verbs: ['delete'],
  tables: ['delivery.signing_secret'],
};

export const DELIVERY_RETENTION: TenantGuardException = {
  reason: 'delivery-retention',
  because: 'the retention deletes the deliveries of all tenants by week',
  verbs: ['delete'],
  tables: [
    'delivery.undelivered',
    'delivery.delivered_block',
    'delivery.webhook_delivery',
    'delivery.missed_span',
    'messaging.event',
  ],
};

export const EVENT_ARRIVALS: TenantGuardException = {
  reason: 'event-arrivals',
  because: 'one statement finds out for the waiting readers of all tenants whether an event has come',
  verbs: ['select'],
  tables: ['messaging.event'],
};

export const EVENT_TYPES: TenantGuardException = {
  reason: 'event-types',
  because: 'the guard does not read recursive statements; both parts of this one name one tenant',
  verbs: ['with'],
  tables: ['messaging.event'],
};
