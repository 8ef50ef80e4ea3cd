import type { TenantGuardException } from '@livery/persistence';

const TABLES = ['jobs.job'];

export const JOB_CLAIMS: TenantGuardException = {
  reason: 'job-claims',
  because: 'workers take the due jobs of all tenants, and those whose lease has expired',
  verbs: ['with', 'select'],
  tables: TABLES,
};

export const JOB_WATCH: TenantGuardException = {
  reason: 'job-watch',
  because: 'one statement reads all jobs that callers of a process watch, each by its tenant and id',
  verbs: ['select'],
  tables: TABLES,
};

export const JOB_COUNTS: TenantGuardException = {
  reason: 'job-counts',
  because: 'operators see the number of queued and running jobs of all tenants together',
  verbs: ['select'],
  tables: TABLES,
};

export const JOB_RETENTION: TenantGuardException = {
  reason: 'job-retention',
  because: 'ended jobs of all tenants are deleted by their age',
  verbs: ['delete'],
  tables: TABLES,
};
