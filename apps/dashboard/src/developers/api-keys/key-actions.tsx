import { Text } from '@mantine/core';
import type { ApiKey } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RotateButton } from '../rotation/rotate-button.tsx';
import { EditKeyButton } from './edit-key-button.tsx';
import { isUsable, type KeyState } from './key-state.ts';

/** What can be done with a key that can be used. */
export function KeyActions({ apiKey, state }: { readonly apiKey: ApiKey; readonly state: KeyState }) {
  const { can } = useWorkspace();
  if (!isUsable(state) || !can('platform:api_keys:write', 'platform:write')) return null;
  const canRotate = apiKey.scopes.every((scope) => can(scope));
  return (
    <>
      <EditKeyButton apiKey={apiKey} />
      {state === 'active' && canRotate && <RotateKeyButton apiKey={apiKey} />}
      <RevokeKeyButton apiKey={apiKey} />
      {!canRotate && (
        <Text size="sm" c="dimmed">
          You cannot rotate it, because it has scopes that you do not have.
        </Text>
      )}
    </>
  );
}

function RotateKeyButton({ apiKey }: { readonly apiKey: ApiKey }) {
  const { livery } = useWorkspace();
  return (
    <RotateButton
      label="Rotate key"
      consequence="You get a new key with the same scopes. Put it into your programs while both keys are valid."
      secretTitle="The new secret"
      rotate={async (overlap_seconds) => {
        const { id, secret } = await livery.apiKeys.rotate(apiKey.id, { overlap_seconds });
        return { secret, page: `developers/api-keys/${id}` };
      }}
    />
  );
}

function RevokeKeyButton({ apiKey }: { readonly apiKey: ApiKey }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => livery.apiKeys.revoke(apiKey.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
  return (
    <ConfirmButton
      label="Revoke key"
      consequence="Within a second, every program that sends this key is refused. It cannot be undone. To replace a key without an interruption, rotate it."
      onConfirm={() => mutateAsync()}
      isRunning={isPending}
    />
  );
}
