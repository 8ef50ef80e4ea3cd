import { describe, expect, it } from '@jest/globals';
import { textProblem } from './text-problem.ts';

describe('the problem of a text', () => {
  it('is its length, in characters as people count them', () => {
    const wanted = { limit: 500, isRequired: false };
    expect(textProblem('x'.repeat(612), wanted)).toBe('At most 500 characters. These are 612.');
    expect(textProblem('😀'.repeat(500), wanted)).toBeNull();
    expect(textProblem('x'.repeat(2049), { ...wanted, limit: 2048 })).toBe(
      'At most 2,048 characters. These are 2,049.',
    );
  });

  it('is that it has spaces alone where a text is required', () => {
    expect(textProblem(' \n', { limit: 10, isRequired: true })).toBe('Only spaces. Write a text.');
    expect(textProblem(' \n', { limit: 10, isRequired: false })).toBeNull();
    expect(textProblem('', { limit: 10, isRequired: true })).toBeNull();
    expect(textProblem(' a ', { limit: 10, isRequired: true })).toBeNull();
  });
});
