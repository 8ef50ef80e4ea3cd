import { SCOPES } from '@livery/kernel';
import { FLAG, organizationIdOf, readArguments, scopesOf, TEXT } from '../arguments.ts';
import type { Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { withOperator } from '../with-operator.ts';

export const createKey: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { name: TEXT, scopes: TEXT, test: FLAG }, 1);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const tenant = { organizationId, livemode: !given.isSet('test') };
  const list = given.text('scopes');
  const scopes = list === undefined ? SCOPES : scopesOf(list);
  const name = given.text('name');
  if (name === undefined) throw new UsageError('--name is needed.');
  print(await withOperator(environment, (operator) => operator.issueKey({ tenant, name, prefixType: 'sk', scopes })));
};
