import type { AttemptedWebhookDelivery } from '@livery/sdk';
import { useMutation } from '@tanstack/react-query';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

interface Properties {
  readonly delivery: AttemptedWebhookDelivery;
  /** Whether an attempt that was asked for has not ended. */
  readonly isAwaited: boolean;
  /** Called with the number of attempts that the delivery will have. */
  readonly onRetry: (attempts: number) => void;
}

/** Sends a delivery once more, now. */
export function RetryButton({ delivery, isAwaited, onRetry }: Properties) {
  const { livery, can } = useWorkspace();
  const { mutate, isPending } = useMutation({
    mutationFn: () => livery.webhookDeliveries.retry(delivery.id),
    onSuccess: ({ attempt_count: attempts }) => onRetry(attempts + 1),
  });
  if (delivery.sequence === null || !can('platform:webhook_endpoints:write', 'platform:write')) return null;
  return (
    <WaitingButton isWaiting={isPending || isAwaited} onClick={() => mutate()}>
      Retry now
    </WaitingButton>
  );
}
