import { Button } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { BrandCheck } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { usePagePath } from '../../workspace/use-page-path.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { CHECK_COLUMNS } from '../check-columns.tsx';
import { ChecksFilters } from './checks-filters.tsx';
import { checksQueryOf } from './checks-search.ts';
import { filterText } from './filter-text.ts';

const route = getRouteApi('/$organization/$mode/checks');

const COLUMNS: readonly Column<BrandCheck>[] = [
  ...CHECK_COLUMNS,
  { title: 'By', cell: ({ created_by }) => <ActorName id={created_by} /> },
];

/** All checks of the organization, newest first. */
export function ChecksPage() {
  const { livery, key } = useWorkspace();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const pathOf = usePagePath();
  const query = checksQueryOf(search);
  const pages = useRecordPages([...key, 'brand-checks', 'list', query], (place, signal) =>
    livery.brandChecks.list({ ...query, ...place }, { signal }),
  );
  const hasFilters = Object.keys(search).length > 0;
  return (
    <Page
      title="All checks"
      description="Every document that was checked, from here or by a program."
      actions={
        <>
          <AsCurl path={`/brand_checks${filterText(query)}`} />
          <Button component={Link} to={pathOf('check')}>
            Check a document
          </Button>
        </>
      }
    >
      <ChecksFilters search={search} onChange={(next) => void navigate({ search: next, replace: true })} />
      <Records label="Checks" pages={pages} columns={COLUMNS} empty={<NoChecks hasFilters={hasFilters} />} />
    </Page>
  );
}

function NoChecks({ hasFilters }: { readonly hasFilters: boolean }) {
  const pathOf = usePagePath();
  if (hasFilters) return <Empty title="No check matches">Remove a filter to see more.</Empty>;
  return (
    <Empty
      title="Nothing was checked yet"
      action={
        <Button component={Link} to={pathOf('check')}>
          Check a document
        </Button>
      }
    >
      Each check has a report: where the document leaves the brand, and what to change first.
    </Empty>
  );
}
