/** What marks a word that is no prose, wherever it stands in the word. */
const MARKS = ['://', '\\', '::', '&&', '||', '${', '</', '/>', '->', '<-', '<=', '<!', '~>', '*.', "','", '","'];

/** How words begin that are no prose. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:www\.|mailto:|tel:|urn:)/i,
  /^@[\p{L}\p{N}_]/u,
  // Paths: `/etc`, `~/notes`, `./run`, `../plan`, `//server`.
  /^(?:~|\.{1,2})?\/{1,2}[\p{L}\p{N}._-]/u,
  // Switches: `--admin-enabled`, `-v`, `-p80`.
  /^--[\p{L}\p{N}]/u,
  /^-\p{L}(?!\p{L})/u,
  // Classes of style sheets: `.card--large`, `btn--primary`. A block without vowels is no word.
  /^(?:\.[a-z][a-z\d-]*|[bcdfghj-np-tvwxz]{3,})--[a-z]/,
  // Variables: `$HOME`, `$name`, `%PATH%`. `$US` is money.
  /^\$(?:[\p{Ll}_]|\p{L}{3})/u,
  /^%\p{L}[\p{L}_]*%/u,
];

/** Kinds of words that are no prose. */
const KINDS: readonly RegExp[] = [
  // E-mails, and users on servers.
  /[\p{L}\p{N}_]@[\p{L}\p{N}]/u,
  // Hosts, files and members: `example.com`, `plan.pptx`, `order.total`. `z.B.` and `10.5` are prose.
  /[\p{L}\p{N}_)\]-]{2}\.\p{Ll}[\p{L}\p{N}_-]/u,
  // Files whose name ends with a version, or has one letter: `schema-2.1.0.json`, `A.sarif`.
  /\p{N}\.\p{Ll}{2}|^\p{Lu}\.\p{Ll}{3}/u,
  // Identifiers: `order_total`, `__init__`. `Kund_innen` is prose.
  /_(?!in(?:nen)?(?!\p{L}))[\p{L}\p{N}]/u,
  // Assignments, comparisons, formulas and attributes: `id="5"`, `=SUM(A1)`, `E=mc²`.
  /[^=]=|=[^=]/,
  // Calls: `run()`, `print("…")`.
  /[\p{L}\p{N}_]\((?:\)|["'])/u,
  // Entities: `&nbsp;`, `&#160;`.
  /&#?[A-Za-z0-9]{1,8};/,
];

const BEFORE = '"\'“„”«»‚‘‹›([{¿¡';
const AFTER = '"\'“”«»‘’‹›.,:;!?…';

/**
 * Whether characters between two spaces are no prose by what they are: an address, a path, an e-mail, a switch, an arrow, an
 * identifier, a formula or markup. Punctuation around them makes no difference.
 */
export function isTechnical(word: string): boolean {
  const { start, end } = bareWord(word);
  const bare = word.slice(start, end);
  return (
    bare.length > 1 &&
    (MARKS.some((mark) => bare.includes(mark)) ||
      BEGINNINGS.some((kind) => kind.test(bare)) ||
      KINDS.some((kind) => kind.test(bare)) ||
      isPath(bare))
  );
}

/**
 * Whether a word with slashes is a path: it has small letters only, and two slashes, or an identifier at one side. `src/app/main` and
 * `acme/site-2` are paths, `and/or` and `Word/Excel/Outlook` are prose.
 */
function isPath(word: string): boolean {
  if (!word.includes('/') || /\p{Lu}/u.test(word)) return false;
  const names = word.split('/').filter((name) => name !== '');
  if (names.length < 2 || names.some((name) => !/^\p{L}/u.test(name))) return false;
  return names.length > 2 || /[-\p{N}]/u.test(word);
}

/** Where a word begins and ends without the punctuation around it. `end` is exclusive. */
export function bareWord(word: string): { readonly start: number; readonly end: number } {
  let [start, end] = [0, word.length];
  while (start < end && BEFORE.includes(word.charAt(start))) start += 1;
  while (end > start && AFTER.includes(word.charAt(end - 1))) end -= 1;
  return { start, end };
}
