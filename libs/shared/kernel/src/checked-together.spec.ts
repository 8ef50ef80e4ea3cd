import { describe, expect, it } from '@jest/globals';
import { checkedEach, checkedMembers } from './checked-together.ts';
import { checkedName } from './checked-name.ts';
import { DomainError } from './domain-error.ts';

const blank = (param: string) => expect.objectContaining({ code: 'parameter_missing', param });

/** What a function throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('members that are checked together', () => {
  it('are made when nothing is wrong', () => {
    expect(checkedMembers({ name: () => checkedName('A', 'name'), weight: () => 400 })).toEqual({
      name: 'A',
      weight: 400,
    });
  });

  it('are refused with a single error when one is wrong', () => {
    const error = thrownBy(() => checkedMembers({ name: () => checkedName('', 'name'), weight: () => 400 }));
    expect(error).toEqual(blank('name'));
    expect(error).toHaveProperty('extras', {});
  });

  it('are all listed when several are wrong, at every depth', () => {
    const record = (index: number) =>
      checkedMembers({
        name: () => checkedName('', `data[${index}].name`),
        family: () => checkedName('x'.repeat(201), `data[${index}].family`),
      });
    const error = thrownBy(() => checkedEach([0, 1], record));
    expect(error).toMatchObject({ code: 'parameter_missing', param: 'data[0].name' });
    expect(error).toHaveProperty('extras.errors', [
      blank('data[0].name'),
      expect.objectContaining({ code: 'parameter_invalid', param: 'data[0].family' }),
      blank('data[1].name'),
      expect.objectContaining({ code: 'parameter_invalid', param: 'data[1].family' }),
    ]);
  });

  it('are listed up to twenty', () => {
    const names = Array.from({ length: 50 }, (_, index) => `data[${index}]`);
    const error = thrownBy(() => checkedEach(names, (param) => checkedName('', param)));
    expect(error).toHaveProperty('extras.errors.length', 20);
  });

  it('rethrow errors that are not mistakes of the caller', () => {
    const defect = new Error('A defect.');
    const conflict = new DomainError('conflict', 'resource_conflict', 'No.');
    for (const other of [defect, conflict]) {
      const fail = (): never => {
        throw other;
      };
      expect(thrownBy(() => checkedMembers({ name: () => checkedName('', 'name'), other: fail }))).toBe(other);
    }
  });
});
