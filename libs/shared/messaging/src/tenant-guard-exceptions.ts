import type { TenantGuardException } from '@livery/persistence';

export const RELAY: TenantGuardException = {
  reason: 'relay',
  because: 'one relay assigns positions to the events of all tenants',
  verbs: ['with'],
  tables: ['messaging.event'],
};

export const RELAY_LAG: TenantGuardException = {
  reason: 'relay-lag',
  because: 'operators see the age of the oldest event without a position over all tenants, but not its tenant',
  verbs: ['select'],
  tables: ['messaging.event'],
};
