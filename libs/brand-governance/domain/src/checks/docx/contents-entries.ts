/** What leads to the page in a table of contents. */
const LEADERS = ['\t', '...', '…'];
const PAGE = /^(?:\d{1,4}|[ivxlc]{1,7}|n\/a)$/i;

/** Whether a text is an entry of a table of contents that was typed: words, a tab or a row of dots, and a page. */
export function isContentsEntry(words: string): boolean {
  const end = Math.max(...LEADERS.map((leader) => words.lastIndexOf(leader)));
  const page = words.slice(end).replace(/^[\s.…]+/, '');
  return end !== -1 && PAGE.test(page) && /\p{L}{2}/u.test(words.slice(0, end));
}
