import type { TenantGuardException } from '@livery/persistence';

/** The deletion of expired stored responses. */
export const ANSWER_RETENTION: TenantGuardException = {
  reason: 'answer-retention',
  because: 'stored responses of all tenants expire by their age',
  verbs: ['delete'],
  tables: ['http.idempotent_answer'],
};
