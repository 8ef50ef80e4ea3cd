import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { AsCurl } from '../../ui/as-curl.tsx';
import { creationOf, type KeyDraft, NEW_KEY } from './key-draft.ts';
import { KeyForm } from './key-form.tsx';
import { useCreatedKey } from './use-created-key.ts';

/** Asks for the fields of a key, and creates it. The page shows its secret: this button can vanish with the empty list. */
export function CreateKeyButton({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { mutate, reset, isPending, error } = useCreatedKey({ showsErrors: true });
  const submit = (draft: KeyDraft): void =>
    mutate(creationOf(draft, Date.now()), {
      onSuccess: (created) => {
        onSecret(created.secret);
        close();
      },
    });
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button onClick={begin}>Create API key</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Create an API key"
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!isPending}
      >
        <KeyForm
          initial={NEW_KEY}
          isNew
          submitLabel="Create key"
          onSubmit={submit}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => <AsCurl method="POST" path="/api_keys" body={creationOf(draft, Date.now())} />}
        />
      </Modal>
    </>
  );
}
