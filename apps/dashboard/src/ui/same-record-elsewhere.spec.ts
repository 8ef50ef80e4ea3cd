import { describe, expect, it } from '@jest/globals';
import { sameRecordElsewhere } from './same-record-elsewhere.ts';

const EVENT = 'developers/events/evt_0354LttL6DwaKV8E3XTEXm';

describe('the address of a record in the other mode', () => {
  it('differs in the mode only', () => {
    expect(sameRecordElsewhere(`/org_1/live/${EVENT}`)).toEqual({ mode: 'test', path: `/org_1/test/${EVENT}` });
    expect(sameRecordElsewhere(`/org_1/test/${EVENT}`)).toEqual({ mode: 'live', path: `/org_1/live/${EVENT}` });
  });

  it('does not exist for pages without a record', () => {
    for (const page of ['developers/events', 'settings/members', 'check', ''])
      expect(sameRecordElsewhere(`/org_1/live/${page}`)).toBeUndefined();
    expect(sameRecordElsewhere('/')).toBeUndefined();
  });
});
