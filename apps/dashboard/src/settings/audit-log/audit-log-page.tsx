import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { auditFilterOf, auditPathOf, auditQueryOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';

const route = getRouteApi('/$organization/$mode/settings/audit-log');

/** Who changed what in the organization. */
export function AuditLogPage() {
  const { livery, key, mode } = useWorkspace();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const query = auditQueryOf(filter);
  const pages = useRecordPages([...key, 'audit-entries', query], (place, signal) =>
    livery.auditEntries.list({ ...query, ...place }, { signal }),
  );
  return (
    <Page
      title="Audit log"
      description={
        mode === 'live'
          ? 'Every change to keys, applications, people and the organization, and every sign-in.'
          : 'Changes to keys and applications of test mode. Those to people are in live mode.'
      }
      actions={<AsCurl path={auditPathOf(filter)} />}
    >
      <AuditFilters
        key={JSON.stringify(filter)}
        initial={filter}
        onApply={(wanted) => void navigate({ search: auditFilterOf({ ...wanted }) })}
      />
      <Records
        label="Audit entries"
        pages={pages}
        columns={AUDIT_COLUMNS}
        empty={<Empty title="No entry">No change fits the filters. Entries appear as soon as something changes.</Empty>}
      />
    </Page>
  );
}
