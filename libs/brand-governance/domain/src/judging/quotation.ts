const CONTEXT = 20;
const MAX_QUOTED = 80;

/** `"e-mail" in "…send an e-mail to the team…"`; the text alone when there is nothing around it. */
export function quoted(text: string, start: number, end: number): string {
  const found = shortened(inOneLine(text.slice(start, end)));
  const context = contextOf(text, start, end);
  return context === found ? `"${found}"` : `"${found}" in "${context}"`;
}

/** At most 80 characters of a text. */
export function shortened(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
}

/** The words around a place, 20 characters to each side, cut between words where possible. */
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
