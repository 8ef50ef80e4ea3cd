import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { WebhookEndpoint } from '@livery/sdk';
import { AsCurl } from '../../ui/as-curl.tsx';
import { bodyOf, draftOf } from './endpoint-draft.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { useEndpointChange } from './use-endpoint-change.ts';

/** Changes the URL, description, events and API version of an endpoint. */
export function EditEndpointButton({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { mutate, reset, isPending, error } = useEndpointChange(endpoint.id, { showsErrors: true });
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button variant="default" onClick={begin}>
        Edit
      </Button>
      <Modal opened={isOpen} onClose={close} title="Edit the endpoint" size="lg" closeOnClickOutside={false}>
        <EndpointForm
          initial={draftOf(endpoint)}
          submitLabel="Save"
          onSubmit={(draft) => mutate(bodyOf(draft), { onSuccess: close })}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => <AsCurl method="PATCH" path={`/webhook_endpoints/${endpoint.id}`} body={bodyOf(draft)} />}
        />
      </Modal>
    </>
  );
}
