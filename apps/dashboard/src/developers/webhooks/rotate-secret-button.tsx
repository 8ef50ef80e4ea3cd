import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RotateButton } from '../rotation/rotate-button.tsx';

/** Makes a new signing secret, and shows it. */
export function RotateSecretButton({ endpoint }: { readonly endpoint: string }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (overlap_seconds: number) => livery.webhookEndpoints.rotateSecret(endpoint, { overlap_seconds }),
    meta: { showsErrors: true },
    onSuccess: async ({ signing_secret }) => {
      setSecret(signing_secret);
      await queries.invalidateQueries({ queryKey: [...key] });
    },
  });
  return (
    <>
      <RotateButton
        label="Rotate secret"
        consequence="Deliveries are signed with a new secret. Until the time below has passed, they also carry a signature with the old one, so that your program can change over without a gap."
        onRotate={mutateAsync}
        isRunning={isPending}
        error={error}
      />
      <SecretOnce title="The new signing secret" secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
