import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { withOperator } from '../with-operator.ts';

export const revokeSessions: Run = async (words, { environment, print }) => {
  const email = readArguments(words, {}, 1).word(0, 'The email');
  const ended = await withOperator(environment, (operator) => operator.revokeSessions(email));
  print(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended, and every unused link of this person.`);
};
