import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ApiKey, UpdateApiKeyRequest } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AsCurl } from '../../ui/as-curl.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { changeOf, draftOf } from './key-draft.ts';
import { KeyForm } from './key-form.tsx';

/** Changes the name, scopes, expiry and addresses of a key. */
export function EditKeyButton({ apiKey }: { readonly apiKey: ApiKey }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (change: UpdateApiKeyRequest) => livery.apiKeys.update(apiKey.id, change),
    meta: { showsErrors: true },
    onSuccess: async () => {
      close();
      await queries.invalidateQueries({ queryKey: [...key] });
    },
  });
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button variant="default" onClick={begin}>
        Edit
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Edit the key"
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!isPending}
      >
        <KeyForm
          initial={draftOf(apiKey)}
          isNew={false}
          submitLabel="Save"
          onSubmit={(draft) => mutate(changeOf(apiKey, draft, Date.now()))}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => (
            <AsCurl method="PATCH" path={`/api_keys/${apiKey.id}`} body={changeOf(apiKey, draft, Date.now())} />
          )}
        />
      </Modal>
    </>
  );
}
