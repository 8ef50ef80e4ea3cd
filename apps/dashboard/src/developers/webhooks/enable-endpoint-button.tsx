import { Button } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { NOT_ARRIVED } from './replay-draft.ts';
import { useEndpointChange } from './use-endpoint-change.ts';

/** Enables an endpoint, or disables it. */
export function EnableEndpointButton({ endpoint: { id, status } }: { readonly endpoint: WebhookEndpoint }) {
  const { mutate, mutateAsync, isPending } = useEndpointChange(id);
  if (status !== 'enabled') {
    return (
      <Button loading={isPending} onClick={() => mutate({ status: 'enabled' })}>
        Enable
      </Button>
    );
  }
  return (
    <ConfirmButton
      label="Disable"
      variant="default"
      color="pine"
      consequence={`No events are sent to the endpoint until it is enabled again. Its pending deliveries are abandoned. After that, a replay with “${NOT_ARRIVED.label}” sends both.`}
      onConfirm={() => mutateAsync({ status: 'disabled' })}
      isRunning={isPending}
    />
  );
}
