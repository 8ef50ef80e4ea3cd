import { publicId, SCOPES } from '@livery/kernel';
import { readArguments, TEXT } from '../arguments.ts';
import type { Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { withOperator } from '../with-operator.ts';

const TYPES = ['company', 'agency', 'internal'] as const;

export const createOrganization: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { name: TEXT, owner: TEXT, 'owner-name': TEXT, type: TEXT }, 0);
  const [name, owner] = [given.text('name'), given.text('owner')];
  if (name === undefined || owner === undefined) throw new UsageError('--name and --owner are needed.');
  const type = TYPES.find((known) => known === (given.text('type') ?? 'company'));
  if (type === undefined) throw new UsageError(`--type is one of ${TYPES.join(', ')}.`);
  await withOperator(environment, async (operator) => {
    const organizationId = await operator.createOrganization(name, type);
    const userId = await operator.addOwner(organizationId, owner, given.text('owner-name') ?? null);
    const keyOf = (livemode: boolean): Promise<string> =>
      operator.issueKey({ tenant: { organizationId, livemode }, name: 'First', prefixType: 'sk', scopes: SCOPES });
    print(`organization  ${publicId('org', organizationId)}`);
    print(`owner         ${publicId('user', userId)}`);
    print(`live key      ${await keyOf(true)}`);
    print(`test key      ${await keyOf(false)}`);
  });
};
