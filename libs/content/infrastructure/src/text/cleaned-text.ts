/**
 * Text for search and for PostgreSQL: without controls, of which it stores no NUL, without halves of characters, and with one blank
 * where a layout has many.
 */
export function cleanedText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/ ?\n[ \n]*/g, '\n');
}

/** At most so many characters, and no half of one. */
export function startOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
