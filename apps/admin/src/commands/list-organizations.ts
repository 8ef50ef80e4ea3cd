import { publicId } from '@livery/kernel';
import { readArguments, TEXT } from '../arguments.ts';
import type { Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { withOperator } from '../with-operator.ts';

const MOST = 1_000;

export const listOrganizations: Run = async (words, { environment, print }) => {
  const limit = Number(readArguments(words, { limit: TEXT }, 0).text('limit') ?? '100');
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) throw new UsageError(`--limit is from 1 to ${MOST}.`);
  await withOperator(environment, async (operator) => {
    for (const { id, status, created, name } of await operator.listOrganizations(limit)) {
      print(`${publicId('org', id)}  ${status.padEnd(9)}  ${created.toISOString()}  ${name}`);
    }
  });
};
