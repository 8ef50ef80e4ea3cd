import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actorBatchesOf } from '../workspace/actor-batches.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { IdLink } from './id-link.tsx';
import { PageLink } from './page-link.tsx';
import { pageOfId } from './page-of-id.ts';

const STALE_MS = 300_000;

/** The name of the key, application or person that acted, with a link to its page; the id, if it has no name. Null is the operator. */
export function ActorName({ id }: { readonly id: string | null }) {
  return id === null ? <>The operator of the service</> : <NamedActor id={id} />;
}

function NamedActor({ id }: { readonly id: string }) {
  const { livery, key } = useWorkspace();
  const { data: actor } = useQuery({
    queryKey: [...key, 'actors', id],
    queryFn: () => actorBatchesOf(livery).load(id),
    staleTime: STALE_MS,
  });
  if (typeof actor?.name !== 'string') return <IdLink id={id} />;
  const name = actor.deleted ? `${actor.name} (removed)` : actor.name;
  const page = pageOfId(id);
  return page === undefined ? (
    <Text component="span" inherit title={id}>
      {name}
    </Text>
  ) : (
    <PageLink page={page} inherit underline="always">
      {name}
    </PageLink>
  );
}
