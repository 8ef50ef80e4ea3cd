import { folded } from './approved-fonts.ts';

const EMOJI_FONTS: ReadonlySet<string> = new Set(
  [
    'Segoe UI Emoji',
    'Apple Color Emoji',
    'Noto Color Emoji',
    'Noto Emoji',
    'Twemoji Mozilla',
    'EmojiOne Color',
    'Android Emoji',
    'Samsung Color Emoji',
  ].map(folded),
);

/** Whether a font has nothing but emoji. Programs choose it by themselves where emoji are typed, so it is no font of a brand. */
export function isEmojiFont(typeface: string): boolean {
  return EMOJI_FONTS.has(folded(typeface));
}
