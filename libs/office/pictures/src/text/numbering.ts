const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** The number before a paragraph as its scheme writes it: `alphaLcParenR` gives `b)` (ECMA-376 Part 1, 20.1.10.61). */
export function writtenNumber(scheme: string, number: number): string {
  const text = digits(scheme, number);
  if (scheme.endsWith('ParenBoth')) return `(${text})`;
  if (scheme.endsWith('ParenR')) return `${text})`;
  return scheme.endsWith('Plain') ? text : `${text}.`;
}

function digits(scheme: string, number: number): string {
  if (scheme.startsWith('alphaLc')) return letters(number);
  if (scheme.startsWith('alphaUc')) return letters(number).toUpperCase();
  if (scheme.startsWith('romanLc')) return roman(number);
  if (scheme.startsWith('romanUc')) return roman(number).toUpperCase();
  return String(number);
}

function letters(number: number): string {
  const letter = String.fromCharCode(0x61 + ((number - 1) % 26));
  return letter.repeat(Math.min(9, Math.ceil(number / 26)));
}

function roman(number: number): string {
  if (number > 3_999) return String(number);
  let left = number;
  let text = '';
  for (const [value, numeral] of ROMAN) {
    while (left >= value) {
      text += numeral;
      left -= value;
    }
  }
  return text;
}
