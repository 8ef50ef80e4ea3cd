import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { usePagePath } from '../../workspace/use-page-path.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Deletes an endpoint, and leads to the list. */
export function DeleteEndpointButton({ endpoint }: { readonly endpoint: string }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => livery.webhookEndpoints.delete(endpoint),
    onSuccess: async () => {
      await navigate({ to: pathOf('developers/webhooks') });
      await queries.invalidateQueries({ queryKey: [...key, 'webhook-endpoints'] });
    },
  });
  return (
    <ConfirmButton
      label="Delete"
      consequence="Later events are not sent to this endpoint, and its pending deliveries are abandoned. This cannot be undone."
      onConfirm={() => mutateAsync()}
      isRunning={isPending}
    />
  );
}
