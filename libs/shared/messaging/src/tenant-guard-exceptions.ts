import type { UnscopedUse } from '@livery/persistence';

export const RELAY: UnscopedUse = {
  reason: 'relay',
  because: 'one relay gives positions to the events of all tenants',
  verbs: ['with'],
  tables: ['messaging.event'],
};

export const RELAY_LAG: UnscopedUse = {
  reason: 'relay-lag',
  because: 'operators see how long the oldest event waits, over all tenants, and never whose it is',
  verbs: ['select'],
  tables: ['messaging.event'],
};
