import { Button } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { checkSearchOf } from '../upload/check-search.ts';
import { saveFile } from './save-file.ts';

/** What can be done with a whole check. */
export function ReportActions({ check }: { readonly check: BrandCheck }) {
  const { livery, key, can, membership, mode } = useWorkspace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const page = useMutation({
    mutationFn: async () => saveFile(await (await livery.brandChecks.downloadReportAsHtml(check.id)).blob(), check),
  });
  const deletion = useMutation({
    mutationFn: () => livery.brandChecks.deleteDocument(check.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'brand-checks'] }),
  });
  const isKept = check.document_kept_until !== null;
  const remaining = useRef<HTMLButtonElement>(null);
  const isGone = deletion.isSuccess && !isKept;
  /** The button that was used is gone: the keyboard goes on at the one before. */
  useEffect(() => {
    if (isGone) remaining.current?.focus();
  }, [isGone]);
  return (
    <>
      <AsCurl path={`/brand_checks/${check.id}/report`} />
      {check.status === 'completed' && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            void navigate({
              to: '/$organization/$mode/check',
              params: { organization: membership.organization, mode },
              search: checkSearchOf({ baseline: check.id, document: check.document }),
            })
          }
        >
          Check a newer version
        </Button>
      )}
      {check.status !== 'pending' && (
        <Button ref={remaining} variant="default" size="xs" loading={page.isPending} onClick={() => page.mutate()}>
          Report to send on
        </Button>
      )}
      {isKept && can('brand:checks:write', 'brand:write') && (
        <ConfirmButton
          size="xs"
          label="Delete the file"
          consequence="The file is deleted, also for other checks of the same content. The findings stay; pictures and fixes are not possible any more."
          isRunning={deletion.isPending}
          onConfirm={() => deletion.mutateAsync()}
        />
      )}
    </>
  );
}
