const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Ids of paragraphs that survive edits elsewhere: Word's own, else a hash of the text with how often it occurred before. */
export class ParagraphIds {
  private readonly seen = new Map<string, number>();

  of(own: string | undefined, text: () => string): string {
    const id = own ?? `text-${hashOf(text())}`;
    const count = (this.seen.get(id) ?? 0) + 1;
    this.seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }
}

/** FNV-1a: told apart by their count, equal hashes do no harm. */
function hashOf(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
