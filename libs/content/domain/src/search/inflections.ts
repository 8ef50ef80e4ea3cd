/** Words that are no longer than this have no other forms. */
const SHORTEST = 3;
const LATIN = /^[a-z]+$/;
const VOWEL = /[aeiouy]/;
/** A vowel between consonants at the end: `run` becomes `running`. */
const DOUBLED = /[^aeiou][aeiou][bdgklmnprt]$/;
const DOUBLE = /([bdgklmnprt])\1$/;

interface Paradigm {
  /** Endings that stand for each other. */
  readonly endings: readonly string[];
  /** In characters, without the ending. */
  readonly shortestStem: number;
  readonly stem?: RegExp;
}

/** Light stemming: endings of nouns and verbs, of words in lower case and without marks. */
const PARADIGMS: Readonly<Record<'english' | 'german' | 'french' | 'spanish' | 'italian', readonly Paradigm[]>> = {
  english: [
    { endings: ['', 's', 'ed', 'ing'], shortestStem: SHORTEST, stem: /[^s]$/ },
    { endings: ['', 'es', 'ed', 'ing'], shortestStem: SHORTEST, stem: /(?:s|x|z|ch|sh|o)$/ },
    { endings: ['e', 'es', 'ed', 'ing'], shortestStem: SHORTEST },
    { endings: ['y', 'ies', 'ied'], shortestStem: 2, stem: /[^aeiou]$/ },
  ],
  german: [
    { endings: ['e', 'en'], shortestStem: SHORTEST },
    { endings: ['', 'en'], shortestStem: 5, stem: /[^aeiou]$/ },
    { endings: ['in', 'innen'], shortestStem: 5 },
  ],
  french: [
    { endings: ['', 'x'], shortestStem: SHORTEST, stem: /(?:eau|eu)$/ },
    { endings: ['al', 'aux'], shortestStem: SHORTEST },
  ],
  spanish: [{ endings: ['', 'es'], shortestStem: 4, stem: /[dlnr]$/ }],
  italian: [{ endings: ['ione', 'ioni'], shortestStem: SHORTEST }],
};
const ALL = Object.values(PARADIGMS).flat();

/** Other forms of a word, some of which are no words: `runs` has `run` and `running`. Only the vocabulary says which of them are used. */
export function inflectionsOf(word: string): readonly string[] {
  if (word.length < SHORTEST || !LATIN.test(word)) return [];
  const forms = new Set([...formsOf(word), ...stemsBeforeDoubling(word).flatMap(formsOf)]);
  forms.delete(word);
  return [...forms];
}

function formsOf(word: string): readonly string[] {
  return ALL.flatMap((paradigm) =>
    stemsIn(word, paradigm).flatMap((stem) => [
      ...paradigm.endings.map((ending) => stem + ending),
      ...(paradigm.endings[0] === '' && DOUBLED.test(stem) ? [`${stem}${stem.at(-1) ?? ''}ing`] : []),
    ]),
  );
}

function stemsIn(word: string, { endings, shortestStem, stem: pattern = VOWEL }: Paradigm): readonly string[] {
  return endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= shortestStem && VOWEL.test(stem) && pattern.test(stem));
}

/** `run` of `running`, and `stop` of `stopped`. */
function stemsBeforeDoubling(word: string): readonly string[] {
  const stem = word.replace(/(?:ing|ed)$/, '');
  return stem !== word && DOUBLE.test(stem) ? [stem.slice(0, -1)] : [];
}
