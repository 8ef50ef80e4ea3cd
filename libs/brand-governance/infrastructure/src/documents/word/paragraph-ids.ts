import type { TextRun } from '@livery/brand-governance-domain';

/** Of 32 bits with a sign, as all that follows: a larger number would make the engine count in fractions (measured: 3.5x). */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** What the id of a paragraph is made of: Word's own id, or a hash, and how often it has occurred, this one included. */
interface Identity {
  readonly own: string | number;
  readonly count: number;
}

/**
 * Ids of the paragraphs of a story that survive edits elsewhere: Word's own, else a hash of the text, with how often the same
 * occurred before. Told apart when the first of them is asked for, and written for those that are: only findings need them.
 */
export class ParagraphIds {
  private readonly own: (string | undefined)[] = [];
  private readonly texts: (readonly Pick<TextRun, 'text'>[])[] = [];
  private identities: readonly Identity[] | undefined;

  /** Returns what the id of the paragraph is asked for with. @param own `w14:paraId` */
  add(own: string | undefined, runs: readonly Pick<TextRun, 'text'>[]): number {
    this.own.push(own);
    return this.texts.push(runs) - 1;
  }

  at(position: number): string {
    this.identities ??= this.all();
    const { own = '', count = 1 } = this.identities[position] ?? {};
    const id = typeof own === 'string' ? own : `text-${(own >>> 0).toString(16).padStart(8, '0')}`;
    return count === 1 ? id : `${id}-${count}`;
  }

  private all(): readonly Identity[] {
    const counts = new Map<string | number, number>();
    return this.texts.map((runs, position) => {
      const own = this.own[position] ?? hashOf(runs);
      const count = (counts.get(own) ?? 0) + 1;
      counts.set(own, count);
      return { own, count };
    });
  }
}

/** FNV-1a: told apart by their count, equal hashes do no harm. */
function hashOf(runs: readonly Pick<TextRun, 'text'>[]): number {
  let hash = OFFSET;
  for (const { text } of runs) {
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  return hash;
}
