import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RotateButton } from '../rotation/rotate-button.tsx';

/** Makes a new signing secret. */
export function RotateSecretButton({ endpoint }: { readonly endpoint: string }) {
  const { livery } = useWorkspace();
  return (
    <RotateButton
      label="Rotate secret"
      consequence="Deliveries are signed with a new secret. Until the time below has passed, they also carry a signature with the old one, so that your program can change over without a gap."
      secretTitle="The new signing secret"
      rotate={async (overlap_seconds) => {
        const { signing_secret: secret } = await livery.webhookEndpoints.rotateSecret(endpoint, { overlap_seconds });
        return { secret };
      }}
    />
  );
}
