import type { EndpointOptions } from '../endpoint.ts';

const ID = '$response.body#/id';

/** What can be asked next of the record that a creation answers with: every operation below the record's own address. */
export function linksOf(creation: EndpointOptions, endpoints: readonly EndpointOptions[]): object | undefined {
  const isCreation = creation.method === 'POST' && creation.response.properties?.['id'] !== undefined;
  const address = `${creation.path}/:id`;
  const next = isCreation ? endpoints.filter(({ path }) => path === address || path.startsWith(`${address}/`)) : [];
  if (next.length === 0) return undefined;
  return Object.fromEntries(
    next.map(({ operationId, summary }) => [
      operationId,
      { operationId, description: `${summary}.`, parameters: { id: ID } },
    ]),
  );
}
