import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { WebhookEndpoint } from '@livery/sdk';
import { ReplayForm } from './replay-form.tsx';

/** Sends deliveries of a period again. */
export function ReplayButton({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Replay
      </Button>
      <Modal opened={isOpen} onClose={close} title="Replay deliveries" size="lg" closeOnClickOutside={false}>
        <ReplayForm endpoint={endpoint} onClose={close} />
      </Modal>
    </>
  );
}
