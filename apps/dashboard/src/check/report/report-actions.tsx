import { Button } from '@mantine/core';
import type { BrandCheck } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { saveFile } from './save-file.ts';

/** What can be done with a whole check. */
export function ReportActions({ check }: { readonly check: BrandCheck }) {
  const { livery, key, can } = useWorkspace();
  const queries = useQueryClient();
  const page = useMutation({
    mutationFn: async () => saveFile(await (await livery.brandChecks.downloadReportAsHtml(check.id)).blob(), check),
  });
  const deletion = useMutation({
    mutationFn: () => livery.brandChecks.deleteDocument(check.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'brand-checks'] }),
  });
  return (
    <>
      <AsCurl path={`/brand_checks/${check.id}/report`} />
      {check.status !== 'pending' && (
        <Button variant="default" size="xs" loading={page.isPending} onClick={() => page.mutate()}>
          Report to send on
        </Button>
      )}
      {check.document_kept_until !== null && can('brand:checks:write', 'brand:write') && (
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
