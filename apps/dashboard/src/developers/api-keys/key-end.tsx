import { Alert } from '@mantine/core';
import type { ApiKey } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import { Time } from '../../ui/time.tsx';
import { Countdown } from '../rotation/countdown.tsx';
import { keyState } from './key-state.ts';
import { useApiKey } from './use-api-key.ts';

interface Properties {
  readonly apiKey: ApiKey;
  readonly now: number;
  /** Called when a key ends while the page is open. */
  readonly onEnd: () => void;
}

const ENDED = { revoked: 'was revoked', replaced: 'was replaced', expired: 'has expired' } as const;

/** Says when a key ends that is being replaced, and why a key has ended. */
export function KeyEnd({ apiKey, now, onEnd }: Properties) {
  const { revoked_at, retires_at, expires_at, rotated_from } = apiKey;
  const state = keyState(apiKey, now);
  if (state === 'active') return rotated_from === null ? null : <Predecessor id={rotated_from} {...{ now, onEnd }} />;
  if (state === 'retiring') {
    return (
      <Alert color="yellow" title="Another key replaces this one">
        Programs that still send it are refused in <Countdown until={retires_at ?? ''} onEnd={onEnd} />. While its last
        use goes on changing, some program still needs the new key.
      </Alert>
    );
  }
  return (
    <Alert color="gray" title={`This key ${ENDED[state]}`}>
      It has been refused since <Time at={revoked_at ?? (state === 'replaced' ? retires_at : expires_at)} />. The record
      stays.
    </Alert>
  );
}

/** The key that this key replaces, while it can still be used. */
function Predecessor({ id, now, onEnd }: Omit<Properties, 'apiKey'> & { readonly id: string }) {
  const { data: old } = useApiKey(id);
  if (old === undefined || old.retires_at === null || keyState(old, now) !== 'retiring') return null;
  return (
    <Alert color="yellow" title="The old key still works">
      Put the new key into your programs. The{' '}
      <PageLink page={`developers/api-keys/${id}`} inherit underline="always">
        old key
      </PageLink>{' '}
      ends in <Countdown until={old.retires_at} onEnd={onEnd} />. Its last use:{' '}
      {old.last_used_at === null ? 'never' : <Time at={old.last_used_at} />}.
    </Alert>
  );
}
