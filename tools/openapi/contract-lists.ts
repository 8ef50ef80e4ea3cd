import type { ApiContract, DocumentLocation } from '@livery/testing';

/** An operation that answers with a list envelope. */
export interface ListOperation {
  /** Method and path, such as `GET /events`. */
  readonly name: string;
  /** The path, such as `/events`. */
  readonly path: string;
  readonly description: string;
  /** Names of its parameters. */
  readonly parameters: readonly string[];
  /** The path of the schema of its records in the document. */
  readonly item: DocumentLocation;
}

/** All GET operations of the contract that return a list. */
export function listOperations(contract: ApiContract): readonly ListOperation[] {
  return contract.namesAt(['paths']).flatMap((path) => {
    const operation = ['paths', path, 'get'];
    const answer = contract.follow([...operation, 'responses', '200']);
    const envelope = contract.follow([...answer, 'content', 'application/json', 'schema']);
    if (contract.at([...envelope, 'properties', 'object', 'const']) !== 'list') return [];
    return [
      {
        name: `GET ${path}`,
        path,
        description: String(contract.at([...operation, 'description'])),
        parameters: contract
          .namesAt([...operation, 'parameters'])
          .map((index) => contract.follow([...operation, 'parameters', index]))
          .map((parameter) => String(contract.at([...parameter, 'name']))),
        item: contract.follow([...envelope, 'properties', 'data', 'items']),
      },
    ];
  });
}
