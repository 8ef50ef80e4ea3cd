/** What people call the kinds of keys. */
export const KINDS: Readonly<Record<string, string>> = { sk: 'Secret', pk: 'Publishable' };
