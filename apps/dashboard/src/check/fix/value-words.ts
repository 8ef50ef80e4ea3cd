/** The fonts of a theme by their names in documents. */
const THEME_FONTS = new Map([
  ['+mj-lt', 'the heading font of the theme'],
  ['+mn-lt', 'the body font of the theme'],
]);

/** A value that a fix changes, as people know it: `accent2` is a colour of the theme. Texts stand in quotes, so that spaces can be seen. */
export function valueInWords(value: string): string {
  const [, accent] = /^accent([1-6])$/.exec(value) ?? [];
  if (accent !== undefined) return `Accent ${accent} of the theme`;
  return THEME_FONTS.get(value) ?? (value.trim() === value ? value : `“${value.replaceAll(' ', '␣')}”`);
}
