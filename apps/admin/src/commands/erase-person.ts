import { connectDatabase } from '@livery/composition';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { deletePerson } from '../delete-person.ts';
import { printCounts } from '../print-counts.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';

export const erasePerson: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { yes: FLAG }, 2);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const person = given.word(1, 'The person');
  if (!given.isSet('yes')) throw new UsageError('This erases a person for good. Add --yes to do so.');
  const counts = await withDatabase(environment, connectDatabase, (database) =>
    deletePerson(database, organizationId, person),
  );
  printCounts(counts, print);
  print('Stored answers to their last requests are encrypted, and are deleted within 24 hours.');
};
