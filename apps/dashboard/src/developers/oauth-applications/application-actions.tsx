import { Text } from '@mantine/core';
import type { OAuthApplication } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RotateButton } from '../rotation/rotate-button.tsx';
import { EditApplicationButton } from './edit-application-button.tsx';

/** What can be done with an active application. */
export function ApplicationActions({ application }: { readonly application: OAuthApplication }) {
  const { can } = useWorkspace();
  if (!can('platform:write')) return null;
  const canRotate = application.requested_scopes.every((scope) => can(scope));
  return (
    <>
      <EditApplicationButton application={application} />
      {canRotate && <RotateSecretButton id={application.id} />}
      <DisableButton id={application.id} />
      {!canRotate && (
        <Text size="sm" c="dimmed">
          You cannot rotate its secret, because it has scopes that you do not have.
        </Text>
      )}
    </>
  );
}

function RotateSecretButton({ id }: { readonly id: string }) {
  const { livery } = useWorkspace();
  return (
    <RotateButton
      label="Rotate secret"
      consequence="You get a new client secret. Put it into your programs while both secrets are valid. A secret that is already being replaced ends at once."
      secretTitle="The new client secret"
      rotate={async (overlap_seconds) => {
        const { client_id: clientId, client_secret: secret } = await livery.oauthApplications.rotateSecret(id, {
          overlap_seconds,
        });
        return { clientId, secret };
      }}
    />
  );
}

function DisableButton({ id }: { readonly id: string }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => livery.oauthApplications.disable(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
  return (
    <ConfirmButton
      label="Disable"
      consequence="Its secrets and all of its tokens are refused within a second. It cannot be enabled again."
      onConfirm={() => mutateAsync()}
      isRunning={isPending}
    />
  );
}
