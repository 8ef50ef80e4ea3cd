import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OAuthApplication, UpdateOAuthApplicationRequest } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AsCurl } from '../../ui/as-curl.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { changeOf, draftOf } from './application-draft.ts';
import { ApplicationForm } from './application-form.tsx';

/** Changes the name, description, scopes and token lifetime of an application. */
export function EditApplicationButton({ application }: { readonly application: OAuthApplication }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (change: UpdateOAuthApplicationRequest) => livery.oauthApplications.update(application.id, change),
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
        title="Edit the application"
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!isPending}
      >
        <ApplicationForm
          initial={draftOf(application)}
          submitLabel="Save"
          onSubmit={(draft) => mutate(changeOf(application, draft))}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => (
            <AsCurl method="PATCH" path={`/oauth_applications/${application.id}`} body={changeOf(application, draft)} />
          )}
        />
      </Modal>
    </>
  );
}
