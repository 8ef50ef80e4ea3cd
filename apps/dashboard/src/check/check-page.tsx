import { Alert, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AsCurl } from '../ui/as-curl.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Page } from '../ui/page.tsx';
import { usePagePath } from '../workspace/use-page-path.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { KeepFile } from './upload/keep-file.tsx';
import { LastChecks } from './last-checks.tsx';
import { NoGuideline } from './no-guideline.tsx';
import type { CheckSearch } from './upload/check-search.ts';
import { DropZone } from './upload/drop-zone.tsx';
import { RunList } from './upload/run-list.tsx';
import { useCheckRuns } from './upload/use-check-runs.ts';
import { useLeaveWarning } from './upload/use-leave-warning.ts';

const route = getRouteApi('/$organization/$mode/check');

/** Where a document is dropped to be checked. */
export function CheckPage() {
  const { can } = useWorkspace();
  return (
    <Page
      title="Check a document"
      description="See where a presentation or text document leaves the brand, and what to change first."
      actions={<AsCurl method="POST" path="/brand_checks" body={{ content_type: 'pptx', content_base64: '…' }} />}
    >
      {can('brand:checks:write', 'brand:write', 'brand:read') ? (
        <Checker />
      ) : (
        <>
          <Text>Your role may not check documents.</Text>
          <LastChecks />
        </>
      )}
    </Page>
  );
}

function Checker() {
  const { runs, list } = useCheckRuns();
  const version = route.useSearch();
  const [keep, setKeep] = useState(true);
  /** The run whose report is opened when it is done: that of a file that was dropped alone. */
  const [awaited, setAwaited] = useState<number | null>(null);
  useDoneRuns(awaited);
  useLeaveWarning(list);
  const onFiles = (files: readonly File[]): void => {
    const [id = null, ...others] = runs.add(files, { keep, ...(files.length === 1 && version) });
    setAwaited(others.length === 0 ? id : null);
  };
  return (
    <Stack>
      {version.baseline !== undefined && <VersionNote before={version.baseline} {...version} />}
      <DropZone onFiles={onFiles} />
      <KeepFile isKept={keep} onChange={setKeep} />
      <RunList runs={runs} list={list} />
      <NoGuideline />
      <LastChecks onFiles={onFiles} />
    </Stack>
  );
}

/** Says that the next file is compared with an earlier version. */
function VersionNote({ before, document }: CheckSearch & { readonly before: string }) {
  return (
    <Alert color="blue" variant="light" role="note">
      <Text size="sm" c="inherit">
        The next file is checked as a newer version{document !== undefined && ` of ${document}`}. Its report says what
        is new and what was fixed since{' '}
        <PageLink page={`checks/${before}`} underline="always">
          the check before
        </PageLink>
        .{' '}
        <PageLink page="check" underline="always">
          It is another document
        </PageLink>
      </Text>
    </Alert>
  );
}

/** Reads the lists of checks again when a run is done, and opens the report of the run that the person waits for. */
function useDoneRuns(awaited: number | null): void {
  const { list } = useCheckRuns();
  const { key } = useWorkspace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const done = list.flatMap(({ id, state }) => (state.phase === 'done' ? [{ id, check: state.check.id }] : []));
  const opened = done.find(({ id }) => id === awaited)?.check;
  useEffect(() => {
    if (done.length > 0) void queries.invalidateQueries({ queryKey: [...key, 'brand-checks'] });
  }, [queries, key, done.length]);
  useEffect(() => {
    if (opened !== undefined) void navigate({ to: pathOf(`checks/${opened}`) });
  }, [opened]);
}
