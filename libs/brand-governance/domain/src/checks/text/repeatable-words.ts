/** The words that may stand twice in a row in a language, in small letters. Languages without such words are left out. */
const WORDS: Readonly<Record<string, string>> = {
  cs: 'se',
  da: 'de den der det som',
  de: 'das dem den denen der deren die es ihnen sie uns was wer',
  en: 'had her that',
  es: 'casi muy nos poco',
  fr: 'en faire nous que vous',
  hu: 'az ez',
  it: 'così ci man mano pian piano poco quasi si via',
  nb: 'de den det som',
  nl: 'dat die haar je jullie was ze zijn',
  nn: 'de den det som',
  no: 'de den det som',
  pt: 'logo nos quase que se',
  sk: 'sa',
  sl: 'se',
  sv: 'de den det som var',
};

/** Languages in which most words may stand twice: Turkish "yavaş yavaş", Vietnamese "ngày ngày". */
const OF_ANY_WORD: ReadonlySet<string> = new Set(['bn', 'fa', 'hi', 'mr', 'ta', 'te', 'th', 'tr', 'ur', 'vi']);

const BY_LANGUAGE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/**
 * Whether a word may stand twice in a row, as in "die Firma, die die Maschine baut".
 * @param word in small letters; @param tag the tag of its language, such as `de-AT`
 */
export function mayBeRepeated(word: string, tag: string): boolean {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return OF_ANY_WORD.has(language) || (BY_LANGUAGE.get(language)?.has(word) ?? false);
}
