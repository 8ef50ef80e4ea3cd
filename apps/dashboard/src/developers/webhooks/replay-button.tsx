import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { WebhookEndpoint } from '@livery/sdk';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { firstReplay } from './replay-draft.ts';
import { ReplayForm } from './replay-form.tsx';
import { useOldestUndelivered } from './use-oldest-undelivered.ts';

interface Properties {
  readonly endpoint: WebhookEndpoint;
}

/** Sends deliveries of a period again. */
export function ReplayButton({ endpoint }: Properties) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Replay
      </Button>
      <Modal opened={isOpen} onClose={close} title="Replay deliveries" size="lg" closeOnClickOutside={false}>
        <Replay endpoint={endpoint} onClose={close} />
      </Modal>
    </>
  );
}

/** The form, once it is known what has not arrived. */
function Replay({ endpoint, onClose }: Properties & { readonly onClose: () => void }) {
  const { data: undelivered, error, refetch } = useOldestUndelivered(endpoint.id);
  if (undelivered !== undefined) {
    return (
      <ReplayForm endpoint={endpoint} initial={firstReplay(endpoint, undelivered, Date.now())} onClose={onClose} />
    );
  }
  return error === null ? <Waiting /> : <ErrorPanel error={error} onRetry={() => void refetch()} />;
}
