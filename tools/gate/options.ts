import { parseArgs } from 'node:util';
import { FURTHER_PARTS, NPM_TEST, type Part, PARTS } from './parts.ts';

export interface Options {
  /** Everything runs whole, the further parts too. */
  readonly isWhole: boolean;
  /** The parts to run, in the order of the table. */
  readonly parts: readonly Part[];
  /** Whether all parts of the gate run, not only some that were named. */
  readonly isComplete: boolean;
  /** Whether the parts run after a failed `npm test`, too. */
  readonly keepsGoing: boolean;
  /** The limit of each part in minutes, instead of that of its budget. */
  readonly limitMinutes: number | undefined;
}

/**
 * Reads `--whole`, `--only=<part>,…`, `--keep-going` (or `LIVERY_KEEP_GOING=true`) and `--limit=<minutes>`.
 * @throws Error if a part does not exist
 */
export function parseOptions(parameters: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      whole: { type: 'boolean', default: false },
      only: { type: 'string' },
      'keep-going': { type: 'boolean', default: false },
      limit: { type: 'string' },
    },
  });
  const all = [NPM_TEST, ...PARTS, ...FURTHER_PARTS];
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !all.some((part) => part.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no part ${unknown}, only ${all.map(({ name }) => name).join(', ')}.`);
  }
  const usual = values.whole ? all : [NPM_TEST, ...PARTS];
  return {
    isWhole: values.whole,
    parts: only === undefined ? usual : all.filter(({ name }) => only.includes(name)),
    isComplete: only === undefined,
    keepsGoing: values['keep-going'] || environment['LIVERY_KEEP_GOING'] === 'true',
    limitMinutes: values.limit === undefined ? undefined : Number(values.limit),
  };
}
