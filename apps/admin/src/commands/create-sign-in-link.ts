import { organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { withOperator } from '../with-operator.ts';

export const createSignInLink: Run = async (words, { environment, print }) => {
  const given = readArguments(words, {}, 2);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const email = given.word(1, 'The email');
  const secret = await withOperator(environment, (operator) => operator.createSignInLink(organizationId, email));
  print(`sign-in link  ${secret}`);
  print('It signs this person in once, within 15 minutes, in each organization of the account.');
};
