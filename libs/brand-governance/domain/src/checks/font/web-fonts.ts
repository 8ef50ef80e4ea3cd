import { folded } from './approved-fonts.ts';

/**
 * Values of `font-family` in style sheets that no font has as its name (CSS Fonts Module Level 4, 2.1; CSS Cascading Level 5, 7.3), and the
 * names by which browsers know the font of the system. Documents get them with text that is pasted from web pages.
 */
const KEYWORDS: ReadonlySet<string> = new Set([
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  '-apple-system',
  'blinkmacsystemfont',
]);

/** Whether the name of a typeface is a word of style sheets and no font. */
export function isWordOfStyleSheets(typeface: string): boolean {
  return KEYWORDS.has(folded(typeface));
}
