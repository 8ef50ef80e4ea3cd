/** Words by which the name of a style says that it is for code, in small letters: Source Code, HTML Preformatted, Verbatim Char. */
const WORDS: ReadonlySet<string> = new Set([
  'code',
  'codice',
  'código',
  'console',
  'kod',
  'kód',
  'monospace',
  'preformatted',
  'programlisting',
  'quellcode',
  'quelltext',
  'sourcecode',
  'teletype',
  'terminal',
  'typewriter',
  'verbatim',
]);

/** Words beside "code" that say that a style is for another kind of codes: Postal Code, Code of Conduct, Codice fiscale. */
const OTHER_CODES: ReadonlySet<string> = new Set([
  ...[
    'area',
    'bar',
    'color',
    'colour',
    'country',
    'discount',
    'dress',
    'item',
    'product',
    'promo',
    'qr',
    'sort',
    'zip',
  ],
  ...['civil', 'civile', 'fiscal', 'fiscale', 'penal', 'penale', 'postal', 'postale', 'tax'],
  ...['conducta', 'conduct', 'condotta', 'conduite', 'deontológico', 'ethics', 'etico', 'ético', 'éthique', 'pocztowy'],
]);

/** Whether a style is for code by its name: words begin with capitals, or after other characters than letters. */
export function isCodeStyle(name: string): boolean {
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]/u);
  return words.some((word) => WORDS.has(word)) && !words.some((word) => OTHER_CODES.has(word));
}
