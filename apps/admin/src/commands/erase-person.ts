import { connectDatabase, erasePerson as eraseEverywhere } from '@livery/app-composition';
import { DomainError } from '@livery/kernel';
import { FindErasablePerson } from '@livery/platform-infrastructure';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { printCounts } from '../print-counts.ts';
import { UsageError } from '../usage-error.ts';
import { withPlatform } from '../with-platform.ts';

export const erasePerson: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { yes: FLAG, 'even-last-owner': FLAG }, 2);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const wanted = { organizationId, person: given.word(1, 'The person'), evenLastOwner: given.isSet('even-last-owner') };
  if (!given.isSet('yes')) throw new UsageError('This erases a person for good. Add --yes to do so.');
  const erased = await withPlatform(environment, connectDatabase, (platform, database) =>
    eraseEverywhere(database, async (transaction) => {
      const { id: userId } = await platform.get(FindErasablePerson).execute(wanted, transaction).catch(explain);
      return { organizationId, userId };
    }),
  );
  printCounts(erased, print);
  print('Stored answers to their last requests are encrypted, and are deleted within 24 hours.');
};

/** Adds the option that erases the last owner to the message. */
function explain(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'last_owner') throw error;
  throw new Error(`${error.message} To erase this person anyway, add --even-last-owner.`, { cause: error });
}
