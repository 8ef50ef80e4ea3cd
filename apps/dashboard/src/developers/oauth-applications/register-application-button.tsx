import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { usePagePath } from '../../workspace/use-page-path.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { type ApplicationDraft, creationOf, NEW_APPLICATION } from './application-draft.ts';
import { ApplicationForm } from './application-form.tsx';

/** Asks for the fields of an application, registers it, shows its secret, and leads to its page. */
export function RegisterApplicationButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (draft: ApplicationDraft) => livery.oauthApplications.create(creationOf(draft)),
    meta: { showsErrors: true },
    onSuccess: close,
  });
  const showApplication = async (): Promise<void> => {
    if (data === undefined) return;
    reset();
    await navigate({ to: pathOf(`developers/oauth-applications/${data.id}`) });
    await queries.invalidateQueries({ queryKey: [...key, 'oauth-applications'] });
  };
  const begin = (): void => {
    reset();
    open();
  };
  return (
    <>
      <Button onClick={begin}>Register application</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Register an application"
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!isPending}
      >
        <ApplicationForm
          initial={NEW_APPLICATION}
          submitLabel="Register"
          onSubmit={mutate}
          onCancel={close}
          isRunning={isPending}
          error={error}
          aside={(draft) => <AsCurl method="POST" path="/oauth_applications" body={creationOf(draft)} />}
        />
      </Modal>
      <SecretOnce
        title="The client secret"
        secret={data?.client_secret ?? null}
        onClose={() => void showApplication()}
      />
    </>
  );
}
