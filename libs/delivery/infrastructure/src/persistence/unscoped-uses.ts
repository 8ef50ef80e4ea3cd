import type { UnscopedUse } from '@livery/persistence';

export const FAN_OUT: UnscopedUse = {
  reason: 'fan-out',
  because:
    'the relay hands on the events of all tenants at once, and the deliveries that they lead to are made together',
  verbs: ['with'],
  tables: ['delivery.webhook_endpoint', 'delivery.webhook_delivery', 'delivery.undelivered'],
};

export const DISPATCH: UnscopedUse = {
  reason: 'delivery',
  because: 'one dispatcher claims and settles the deliveries of all tenants',
  verbs: ['with', 'select', 'update', 'delete'],
  tables: [
    'messaging.event',
    'delivery.webhook_endpoint',
    'delivery.signing_secret',
    'delivery.undelivered',
    'delivery.abandonment',
    'delivery.delivery_attempt',
  ],
};

export const BACKLOG: UnscopedUse = {
  reason: 'backlog',
  because: 'operators see how much waits, over all tenants, and never whose it is',
  verbs: ['select'],
  tables: ['delivery.webhook_endpoint', 'delivery.undelivered', 'delivery.abandonment'],
};

export const SELF_AUDIT: UnscopedUse = {
  reason: 'self-audit',
  because: 'it is proved over all tenants that no delivery is missing, and that none is stuck',
  verbs: ['with', 'select'],
  tables: [
    'messaging.event',
    'delivery.webhook_endpoint',
    'delivery.webhook_delivery',
    'delivery.undelivered',
    'delivery.delivery_attempt',
  ],
};

export const DELIVERY_RETENTION: UnscopedUse = {
  reason: 'delivery-retention',
  because: 'deliveries are kept for as long as their week, whoever they belong to',
  verbs: ['delete'],
  tables: ['delivery.undelivered', 'delivery.webhook_delivery'],
};
