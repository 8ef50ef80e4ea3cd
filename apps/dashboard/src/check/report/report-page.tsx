import { Alert } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { nameOf } from '../check-columns.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body.tsx';
import { useCheck, useReport } from './use-check.ts';

const route = getRouteApi('/$organization/$mode/checks/$check');

/** The report on a check: where the document leaves the brand, and what to change first. */
export function ReportPage() {
  const { check: id } = route.useParams();
  const { data: check, error, refetch } = useCheck(id);
  return (
    <Page
      title={check === undefined ? 'Report' : nameOf(check)}
      above={<PageLink page="checks">All checks</PageLink>}
      actions={check && <ReportActions check={check} />}
    >
      {error !== null && check === undefined && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {error === null && check === undefined && <Waiting />}
      {check !== undefined && <Report key={check.id} check={check} />}
    </Page>
  );
}

function Report({ check }: { readonly check: BrandCheck }) {
  if (check.status === 'pending') {
    return (
      <Alert color="blue" variant="light" title="The document is being checked" role="status">
        The findings appear here by themselves.
      </Alert>
    );
  }
  if (check.status === 'failed') {
    return (
      <Alert color="red" variant="light" title={check.error_message ?? 'The document could not be checked.'}>
        Code {check.error_code}. Correct the file, and check it again.
      </Alert>
    );
  }
  return <Completed check={check} />;
}

function Completed({ check }: { readonly check: BrandCheck }) {
  const { data: report, error, refetch } = useReport(check.id);
  if (report !== undefined) return <ReportBody check={check} report={report} />;
  return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
}
