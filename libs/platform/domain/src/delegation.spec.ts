import { expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import fc from 'fast-check';
import { assertDelegable } from './delegation.ts';

it('a credential can grant a list of scopes if and only if it has each of them itself', () => {
  const lists = fc.subarray([...SCOPES]);
  fc.assert(
    fc.property(lists, lists, (wanted, held) => {
      const delegate = () => assertDelegable(wanted, held, 'scopes');
      if (wanted.every((scope) => held.includes(scope))) expect(delegate).not.toThrow();
      else expect(delegate).toThrow(expect.objectContaining({ code: 'scope_delegation_forbidden', param: 'scopes' }));
    }),
  );
});
