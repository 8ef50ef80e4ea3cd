/**
 * A UUID that follows from two others: the digits of the first, combined by exclusive or with the digits of the second in reverse order.
 * It is another one for each pair, and for the same pair in the other order.
 */
export function combinedId(one: string, other: string): string {
  const digits = Array.from(other.replaceAll('-', '')).reverse();
  return Array.from(one, (digit) =>
    digit === '-' ? digit : (parseInt(digit, 16) ^ parseInt(digits.shift() ?? '0', 16)).toString(16),
  ).join('');
}
