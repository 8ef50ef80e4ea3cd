/** Fonts for code whose names do not say so, in small letters. */
const NAMES: ReadonlySet<string> = new Set(['consolas', 'inconsolata', 'menlo', 'monaco']);
/** Words by which the names of other fonts for code say so: Courier New, Fira Code, Lucida Console, DejaVu Sans Mono. */
const WORDS: ReadonlySet<string> = new Set(['code', 'console', 'courier', 'mono', 'monospace', 'typewriter']);

/**
 * Whether a font is one for code. Text in such a font is not prose, and its spaces align columns.
 * @param typeface its name, or several between semicolons or commas, as some programs write them: `Consolas;Consolas`
 */
export function isCodeFont(typeface: string): boolean {
  return typeface
    .toLowerCase()
    .split(/[;,]/)
    .some((name) => NAMES.has(name.trim()) || name.split(/[\s-]/).some((word) => WORDS.has(word)));
}
