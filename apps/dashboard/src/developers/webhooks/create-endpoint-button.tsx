import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AsCurl } from '../../ui/as-curl.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { bodyOf, type EndpointDraft, NEW_ENDPOINT } from './endpoint-draft.ts';
import { EndpointForm } from './endpoint-form.tsx';

/** Asks for the fields of an endpoint, and creates it. The page shows its secret: this button can vanish with the empty list. */
export function CreateEndpointButton({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (draft: EndpointDraft) => livery.webhookEndpoints.create(bodyOf(draft)),
    meta: { showsErrors: true },
    onSuccess: async ({ signing_secret: secret }) => {
      onSecret(secret);
      close();
      await queries.invalidateQueries({ queryKey: [...key, 'webhook-endpoints'] });
    },
  });
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button onClick={begin}>Add endpoint</Button>
      <Modal opened={isOpen} onClose={close} title="Add a webhook endpoint" size="lg" closeOnClickOutside={false}>
        <EndpointForm
          initial={NEW_ENDPOINT}
          submitLabel="Add endpoint"
          onSubmit={mutate}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => <AsCurl method="POST" path="/webhook_endpoints" body={bodyOf(draft)} />}
        />
      </Modal>
    </>
  );
}
