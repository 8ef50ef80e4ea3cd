import { describe, expect, it } from '@jest/globals';
import { addressProblem } from './address-problem.ts';

describe('The addresses of a key', () => {
  it.each([
    '',
    ' \n',
    '10.0.0.1',
    '203.0.113.0/24\n\n10.0.0.0/8, ::1',
    '2001:db8::/32',
    '::ffff:192.0.2.0/120',
    '::/0',
  ])('may be %j', (text) => {
    expect(addressProblem(text)).toBeNull();
  });

  it.each([
    ['office', 1, 'office'],
    ['10.0.0.1\n\n10.0.0.300', 3, '10.0.0.300'],
    ['10.0.0.1, 10.0.0', 1, '10.0.0'],
    ['10.0.0.0/33', 1, '10.0.0.0/33'],
    ['10.0.0.0/8/8', 1, '10.0.0.0/8/8'],
    ['10.0.0.01', 1, '10.0.0.01'],
    ['10.0.0.0/', 1, '10.0.0.0/'],
    ['2001:db8::/129', 1, '2001:db8::/129'],
    ['2001:db8', 1, '2001:db8'],
    ['fe80::1%eth0', 1, 'fe80::1%eth0'],
    ['::1]/[', 1, '::1]/['],
  ])('may not be %j', (text, line, wrong) => {
    expect(addressProblem(text)).toBe(`Line ${line}: “${wrong}” is no address or block, such as 203.0.113.0/24.`);
  });
});
