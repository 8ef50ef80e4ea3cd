const CONTEXT = 20;
const MAX_QUOTED = 80;

/**
 * Quotes a part of a text with what stands around it: `"e-mail" in "…send an e-mail to the team…"`. The part alone when
 * nothing stands around it.
 * @param end the exclusive end offset
 */
export function quoted(text: string, start: number, end: number): string {
  const found = shortened(inOneLine(text.slice(start, end)));
  const context = contextOf(text, start, end);
  return context === found ? `"${found}"` : `"${found}" in "${context}"`;
}

/** Cuts a text to at most 80 characters. */
export function shortened(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
}

/** The part with up to 20 characters on each side, cut between words where possible. */
function contextOf(text: string, start: number, end: number): string {
  const from = wordStart(text, Math.max(0, start - CONTEXT), start);
  const to = wordEnd(text, Math.min(text.length, end + CONTEXT), end);
  const before = from > 0 ? '…' : '';
  const after = to < text.length ? '…' : '';
  return `${before}${shortened(inOneLine(text.slice(from, to)))}${after}`;
}

function inOneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function wordStart(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const space = text.indexOf(' ', from);
  return space === -1 || space >= latest ? from : space + 1;
}

function wordEnd(text: string, to: number, earliest: number): number {
  if (to === text.length) return to;
  const space = text.lastIndexOf(' ', to);
  return space <= earliest ? to : space;
}
