import type { WebhookEndpoint } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { endpointState } from './endpoint-state.ts';
import { EndpointStateBadge } from './endpoint-state-badge.tsx';

/** The fields of an endpoint. */
export function EndpointFacts({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { description, enabled_events: types } = endpoint;
  return (
    <Facts
      facts={{
        State: <EndpointStateBadge state={endpointState(endpoint)} />,
        Description: description === '' ? null : description,
        Events: types.includes('*') ? 'All' : types.join(', '),
        'API version': endpoint.api_version ?? 'The version in which each event was recorded',
        'Requests at a time': endpoint.max_in_flight ?? 'As many as the endpoint handles well',
        'Created by': <ActorName id={endpoint.created_by} />,
        Created: <Time at={endpoint.created} />,
        Id: <CopyText text={endpoint.id} />,
      }}
    />
  );
}
