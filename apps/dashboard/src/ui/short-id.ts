const SHOWN_CHARACTERS = 6;

/** The prefix and the last characters of an id, which tell records apart: `evt_…M8EXTm`. */
export function shortId(id: string): string {
  const prefix = id.slice(0, id.lastIndexOf('_') + 1);
  return `${prefix}…${id.slice(-SHOWN_CHARACTERS)}`;
}
