import { DomainError } from '@livery/kernel';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { publicUrlOf } from '../config.ts';
import { withOperator } from '../with-operator.ts';

const OPTIONS =
  'The option --all-organizations permits a link that opens others; --reset-account clears the password of the account and ends its sessions and links.';

export const createSignInLink: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { 'all-organizations': FLAG, 'reset-account': FLAG }, 2);
  const organizationId = organizationIdOf(given.word(0, 'The organization'));
  const email = given.word(1, 'The email');
  const base = publicUrlOf(environment);
  const opensOthers = given.isSet('all-organizations');
  const resetsAccount = given.isSet('reset-account');
  const secret = await withOperator(environment, (operator) =>
    operator.createSignInLink({ organizationId, email, opensOthers, resetsAccount }).catch(explain),
  );
  print(`sign-in link  ${base ?? ''}/dashboard/sign-in#token=${secret}`);
  if (base === undefined)
    print('Put the address of the service in front of it, or set LIVERY_PUBLIC_URL to have it printed.');
  print('It signs this person in once, within 15 minutes, in each organization of the account.');
};

/** Adds the options that permit the link to the message. */
function explain(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'resource_conflict') throw error;
  throw new Error(`${error.message} ${OPTIONS}`, { cause: error });
}
