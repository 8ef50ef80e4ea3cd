import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { pathWithQuery } from '../filters/path-with-query.ts';
import { hasFilter } from '../filters/search-values.ts';
import { REQUEST_COLUMNS } from './request-columns.tsx';
import { requestQueryOf } from './request-filter.ts';
import { RequestFilters } from './request-filters.tsx';

const route = getRouteApi('/$organization/$mode/developers/requests');

/** The requests of integrations in this mode. */
export function RequestsPage() {
  const { livery, key, mode } = useWorkspace();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const query = requestQueryOf(filter);
  const pages = useRecordPages([...key, 'request-logs', query], (place, signal) =>
    livery.requestLogs.list({ ...query, ...place }, { signal }),
  );
  return (
    <Page
      title="Requests"
      description={`The requests of the last 30 days in ${mode} mode that changed something or failed, newest first.`}
      actions={<AsCurl path={pathWithQuery('/request_logs', query)} />}
    >
      <RequestFilters filter={filter} onChange={(search) => void navigate({ search })} />
      <Records
        label="Requests"
        pages={pages}
        columns={REQUEST_COLUMNS}
        empty={
          hasFilter(filter) ? (
            <Empty title="No request fits the filters">Change a filter, or clear all of them.</Empty>
          ) : (
            <Empty title="No request yet">
              Each request that changes something, or that fails, is listed here about a second later.
            </Empty>
          )
        }
      />
    </Page>
  );
}
