import { describe, expect, it } from '@jest/globals';
import { shortId } from './short-id.ts';

describe('the short form of an id', () => {
  it('has its prefix and its last six characters', () => {
    expect(shortId('evt_0354LttL6DwaKV8E3XTEXm')).toBe('evt_…3XTEXm');
    expect(shortId('brand_check_0354Ltt0d26QZGS7Lwtcox')).toBe('brand_check_…Lwtcox');
  });
});
