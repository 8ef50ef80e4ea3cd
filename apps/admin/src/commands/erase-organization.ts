import { connectDatabase } from '@livery/composition';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { deleteOrganization } from '../delete-organization.ts';
import { printCounts } from '../print-counts.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';
import { withOperator } from '../with-operator.ts';

export const eraseOrganization: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { yes: FLAG }, 1);
  const id = given.word(0, 'The organization');
  const organizationId = organizationIdOf(id);
  if (!given.isSet('yes')) throw new UsageError(`This erases ${id} for good. Add --yes to do so.`);
  await withOperator(environment, (operator) => operator.setStatus(organizationId, 'suspended'));
  const counts = await withDatabase(environment, connectDatabase, (database) =>
    deleteOrganization(database, organizationId),
  );
  printCounts(counts, print);
  print(`${id} is erased.`);
};
