import type { Operation } from './contract.ts';

export interface OperationErrorCode {
  readonly status: string;
  readonly code: string;
  readonly meaning: string;
}

/** The error codes of an operation, from the descriptions of its responses, which have a line `- code: meaning` for each. */
export function operationErrorCodes({ answers }: Operation): readonly OperationErrorCode[] {
  return answers.flatMap(([status, { description }]) =>
    Array.from(description.matchAll(/^- `(\w+)`: (.+)$/gm), ([, code = '', meaning = '']) => ({
      status,
      code,
      meaning,
    })),
  );
}
