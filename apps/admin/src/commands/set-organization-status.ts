import { organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { withOperator } from '../with-operator.ts';

export const suspendOrganization = setting('suspended');
export const resumeOrganization = setting('active');

function setting(status: 'active' | 'suspended'): Run {
  return async (words, { environment, print }) => {
    const id = readArguments(words, {}, 1).word(0, 'The organization');
    const organizationId = organizationIdOf(id);
    await withOperator(environment, (operator) => operator.setStatus(organizationId, status));
    print(`${id} is ${status}.`);
  };
}
