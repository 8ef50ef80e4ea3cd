import { describe, expect, it } from '@jest/globals';
import { changedFields, changesOfRecord } from './audit-entry.ts';

describe('the changes of an audit entry', () => {
  it('are all fields that changed, except the time of the update', () => {
    const before = { name: 'a', role: 'editor', updated: 1, same: [1] };
    expect(changedFields(before, { ...before, name: 'b', updated: 2 })).toEqual({ name: 'a' });
  });

  it('have values only for fields that are neither personal nor secret', () => {
    const changes = changesOfRecord({ email: 'a@b', role: 'editor' }, { email: 'c@d', role: 'owner' });
    expect(changes).toEqual([
      { field: 'email', before: null, after: null },
      { field: 'role', before: 'editor', after: 'owner' },
    ]);
  });
});
