import { describe, expect, it } from '@jest/globals';
import { freeBuffer } from './free-buffer.ts';

describe('a freed buffer', () => {
  it('has no memory', () => {
    const bytes = Buffer.allocUnsafeSlow(65_536);
    freeBuffer(bytes);
    expect(bytes.buffer.byteLength).toBe(0);
  });

  it('keeps memory that it shares with others', () => {
    const [ours, others] = [Buffer.from('ours'), Buffer.from('others')];
    freeBuffer(ours);
    expect(others.toString()).toBe('others');
  });
});
