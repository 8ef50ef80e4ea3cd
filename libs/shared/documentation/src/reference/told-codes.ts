import type { Operation } from './contract.ts';

export interface ToldCode {
  readonly status: string;
  readonly code: string;
  readonly meaning: string;
}

/** The error codes of an operation, as its answers list them: a line `- code: meaning` each. */
export function toldCodes({ answers }: Operation): readonly ToldCode[] {
  return answers.flatMap(([status, { description }]) =>
    Array.from(description.matchAll(/^- `(\w+)`: (.+)$/gm), ([, code = '', meaning = '']) => ({
      status,
      code,
      meaning,
    })),
  );
}
