/** What people call the fonts of a theme, as the menus of Office do. */
export const THEME_FONT_NAMES = { major: 'heading font', minor: 'body font' } as const;
