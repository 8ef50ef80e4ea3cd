import { connectDatabase, eraseOrganization as eraseEverywhere } from '@livery/app-composition';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { printCounts } from '../print-counts.ts';
import { UsageError } from '../usage-error.ts';
import { withPlatform } from '../with-platform.ts';

export const eraseOrganization: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { yes: FLAG }, 1);
  const id = given.word(0, 'The organization');
  const organizationId = organizationIdOf(id);
  if (!given.isSet('yes')) throw new UsageError(`This erases ${id} for good. Add --yes to do so.`);
  const erased = await withPlatform(environment, connectDatabase, async (platform, database) => {
    await platform.get(PlatformOperator).setStatus(organizationId, 'suspended');
    return eraseEverywhere(database, organizationId);
  });
  printCounts(erased, print);
  print(`${id} is erased.`);
};
