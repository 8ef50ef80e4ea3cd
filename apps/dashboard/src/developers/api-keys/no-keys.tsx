import { Anchor, Button } from '@mantine/core';
import type { CreatedApiKey } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Empty } from '../../ui/empty.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { CreateKeyButton } from './create-key-button.tsx';

const FIRST_SCOPES = ['platform:read', 'brand:read', 'brand:checks:write', 'cms:read'];

interface Properties {
  /** Whether the person may create keys. */
  readonly canCreate: boolean;
  readonly onFirstKey: (key: CreatedApiKey) => void;
  readonly onSecret: (secret: string) => void;
}

/** Shown while no key can be used. In test mode a click makes one. */
export function NoKeys({ canCreate, onFirstKey, onSecret }: Properties) {
  const { mode, membership } = useWorkspace();
  const text = 'Programs send a key with each request. It says who they are, and what they may do.';
  if (!canCreate) return <Empty title="There is no API key">{text} Your role may not create one: ask an admin.</Empty>;
  if (mode === 'test') {
    return (
      <Empty title="No API key yet" action={<FirstKeyButton onFirstKey={onFirstKey} />}>
        {text} A test key costs nothing and reaches no live data: make one, and send a first request in a minute.
      </Empty>
    );
  }
  const test = { organization: membership.organization, mode: 'test' };
  return (
    <Empty title="No live API key yet" action={<CreateKeyButton onSecret={onSecret} />}>
      {text} If you only want to try the API,{' '}
      <Anchor component={Link} to={`/${test.organization}/${test.mode}/developers/api-keys`} underline="always">
        make a test key
      </Anchor>{' '}
      first.
    </Empty>
  );
}

function FirstKeyButton({ onFirstKey }: Pick<Properties, 'onFirstKey'>) {
  const { livery, key, can } = useWorkspace();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => livery.apiKeys.create({ name: 'First key', scopes: FIRST_SCOPES.filter((scope) => can(scope)) }),
    onSuccess: async (created) => {
      onFirstKey(created);
      await queries.invalidateQueries({ queryKey: [...key, 'api-keys'] });
    },
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      Make a test key
    </Button>
  );
}
