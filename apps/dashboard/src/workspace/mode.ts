export const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

export function isMode(text: string): text is Mode {
  return MODES.some((mode) => mode === text);
}
