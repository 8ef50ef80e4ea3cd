import { describe, expect, it } from '@jest/globals';
import { auditedChanges, changedFields } from './audit-entry.ts';

describe('what an audit entry holds of a change', () => {
  it('is every field that changed, but the time of it', () => {
    const before = { name: 'a', role: 'editor', updated: 1, same: [1] };
    expect(changedFields(before, { ...before, name: 'b', updated: 2 })).toEqual({ name: 'a' });
  });

  it('has values only where they can be neither personal nor secret', () => {
    const changes = auditedChanges({ email: 'a@b', role: 'editor' }, { email: 'c@d', role: 'owner' });
    expect(changes).toEqual([
      { field: 'email', before: null, after: null },
      { field: 'role', before: 'editor', after: 'owner' },
    ]);
  });
});
