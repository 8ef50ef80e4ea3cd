import { Alert, Text } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { nameOf } from '../check-columns.tsx';
import { fileProblemOf } from '../upload/run-problem.ts';
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
      above={<PageLink page="checks">← All checks</PageLink>}
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
  if (check.status === 'failed') return <Failed check={check} />;
  return <Completed check={check} />;
}

/** Why the document could not be judged, and what to do. */
function Failed({ check }: { readonly check: BrandCheck }) {
  const { title, advice } = fileProblemOf(check.error_code ?? '') ?? {
    title: 'The document could not be checked.',
    advice: 'Check it again. If that fails, too, report it.',
  };
  return (
    <Alert color="red" variant="light" title={title}>
      <Text size="sm" c="inherit">
        {advice}
      </Text>
      <Text size="sm" c="inherit">
        The service says: {check.error_message} (<code>{check.error_code}</code>)
      </Text>
    </Alert>
  );
}

function Completed({ check }: { readonly check: BrandCheck }) {
  const { data: report, error, refetch } = useReport(check.id);
  if (report !== undefined) return <ReportBody check={check} report={report} />;
  return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
}
