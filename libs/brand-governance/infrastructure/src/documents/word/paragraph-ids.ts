import { type Paragraph, paragraphText } from '@livery/brand-governance-domain';

/** Of 32 bits with a sign, as all that follows: a larger number would make the engine count in fractions (measured: 3.5x). */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

type Runs = Paragraph['runs'];

/** What the id of a paragraph is made of: Word's own id, else its text, and how often that has occurred, this one included. */
interface Identity {
  readonly own: string | undefined;
  readonly text: string;
  readonly count: number;
}

/**
 * Ids of the paragraphs of a story that survive edits elsewhere: Word's own, else a hash of the text, with how often the same
 * occurred before. Told apart when the first of them is asked for, and written for those that are: only findings need them.
 */
export class ParagraphIds {
  private readonly own: (string | undefined)[] = [];
  private readonly texts: Runs[] = [];
  private identities: readonly Identity[] | undefined;

  /** Returns what the id of the paragraph is asked for with. @param own `w14:paraId` */
  add(own: string | undefined, runs: Runs): number {
    this.own.push(own);
    return this.texts.push(runs) - 1;
  }

  at(position: number): string {
    this.identities ??= this.all();
    const { own, text = '', count = 1 } = this.identities[position] ?? {};
    const id = own ?? `text-${(hashOf(text) >>> 0).toString(16).padStart(8, '0')}`;
    return count === 1 ? id : `${id}-${count}`;
  }

  private all(): readonly Identity[] {
    const ofIds = new Map<string, number>();
    const ofTexts = new Map<string, number>();
    return this.texts.map((runs, position) => {
      const own = this.own[position];
      const text = own === undefined ? paragraphText({ runs }) : '';
      const count = own === undefined ? oneMore(ofTexts, text) : oneMore(ofIds, own);
      return { own, text, count };
    });
  }
}

function oneMore(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** FNV-1a. Texts that share one would share an id, which does no harm: findings are told apart all the same. */
function hashOf(text: string): number {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash;
}
