import { describe, expect, it } from '@jest/globals';
import { attachFile, defineStoredFile } from './stored-file.ts';
import { SAMPLE_TENANT, SAMPLE_TIME, sampleContent } from './testing/sample-asset.ts';

const file = defineStoredFile(sampleContent(), { tenant: SAMPLE_TENANT, createdBy: null, at: SAMPLE_TIME });

describe('a stored file', () => {
  it('expires after 7 days, unless it belongs to an asset', () => {
    expect(file.attachment).toEqual({ status: 'unattached', expiresAt: new Date('2026-11-27T09:14:15.123Z') });
    expect(attachFile(file, 'asset').attachment).toEqual({ status: 'attached', assetId: 'asset' });
  });

  it('belongs to one asset only, of which it can be several versions', () => {
    const attached = attachFile(file, 'asset');
    expect(attachFile(attached, 'asset')).toEqual(attached);
    expect(() => attachFile(attached, 'other')).toThrow(expect.objectContaining({ code: 'resource_conflict' }));
  });
});
