import type { EndpointOptions } from '../endpoint.ts';

const ID = '$response.body#/id';

/** The links of an operation that creates a record: all operations below the path of the record. */
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
