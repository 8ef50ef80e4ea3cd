import { describe, expect, it } from '@jest/globals';
import { giveBack } from './give-back.ts';

describe('bytes that are given back', () => {
  it('take no memory any more', () => {
    const bytes = Buffer.allocUnsafeSlow(65_536);
    giveBack(bytes);
    expect(bytes.buffer.byteLength).toBe(0);
  });

  it('leave memory alone that they share with others', () => {
    const [ours, others] = [Buffer.from('ours'), Buffer.from('others')];
    giveBack(ours);
    expect(others.toString()).toBe('others');
  });
});
