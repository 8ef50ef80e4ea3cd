/** What one task wants in a line. */
export interface LineEntry {
  /** Whose task it is. Owners take turns, and none of them fills the line. Tasks without one (default) count as those of one owner. */
  readonly owner?: string | undefined;
  /** Ends the waiting, with its reason. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly admit: () => void;
  readonly reject: (error: unknown) => void;
}

const NOBODY = '';
/** Of how many owners it is known what they have spent. The others count as if they had spent nothing lately. */
const MAX_SPENDERS = 1_000;

/**
 * Lets a number of tasks in at a time. Owners of tasks take turns: next is the one whose tasks have spent the least while others waited, and
 * among equals the one that has waited longest. The tasks of one owner wait in the order of their arrival.
 */
export class WaitingLine {
  running = 0;
  waiting = 0;
  /** How many tasks of each owner are in. */
  private readonly inside = new Map<string, number>();
  /** The waiting tasks by their owners. The owner whose turn is next comes first. */
  private readonly lines = new Map<string, Set<Waiting>>();
  private readonly share: number;
  /** Up to where each owner has spent, if that is beyond `now`. */
  private readonly spent = new Map<string, number>();
  /** Up to where the owner of the last task that was let in had spent. Whoever comes later starts here, with neither debts nor savings. */
  private now = 0;

  /**
   * @param length how many tasks may wait; those of one named owner have half of these places
   * @param placesOfOwner how many tasks of one named owner may be in at a time (default: all)
   */
  constructor(
    private readonly places: number,
    private readonly length: number,
    private readonly placesOfOwner = places,
  ) {
    this.share = Math.ceil(length / 2);
  }

  /** Whether a task can neither run nor wait. */
  isFullFor(owner = NOBODY): boolean {
    if (this.hasRoomFor(owner)) return false;
    const share = owner === NOBODY ? this.length : this.share;
    return this.waiting >= this.length || (this.lines.get(owner)?.size ?? 0) >= share;
  }

  /** Waits for a place. @returns what frees it, to be called once with what the task has spent, such as milliseconds of a processor */
  async enter({ owner = NOBODY, signal }: LineEntry = {}): Promise<(spent?: number) => void> {
    const leave = (spent = 0): void => this.leave(owner, spent);
    if (this.hasRoomFor(owner)) {
      this.take(owner);
      return leave;
    }
    await new Promise<void>((admit, reject) => {
      const giveUp = (): void => {
        this.remove(owner, waiting);
        waiting.reject(signal?.reason);
      };
      const settled = (): void => signal?.removeEventListener('abort', giveUp);
      const waiting: Waiting = {
        admit: () => {
          settled();
          admit();
        },
        reject: (error) => {
          settled();
          // The reason of a signal may be any value.
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.add(owner, waiting);
    });
    return leave;
  }

  /** Rejects all that wait. */
  turnAway(error: Error): void {
    const all = [...this.lines.values()].flatMap((line) => [...line]);
    this.lines.clear();
    this.waiting = 0;
    for (const waiting of all) waiting.reject(error);
  }

  private take(owner: string): void {
    this.now = this.spentBy(owner);
    this.running += 1;
    this.inside.set(owner, (this.inside.get(owner) ?? 0) + 1);
  }

  private leave(owner: string, spent: number): void {
    this.charge(owner, spent);
    this.running -= 1;
    const inside = (this.inside.get(owner) ?? 0) - 1;
    if (inside > 0) this.inside.set(owner, inside);
    else this.inside.delete(owner);
    this.admitNext();
  }

  private admitNext(): void {
    const [next, ...others] = [...this.lines].filter(([owner]) => this.hasRoomFor(owner));
    if (next === undefined) return;
    const [name, line] = others.reduce(
      (least, one) => (this.spentBy(one[0]) < this.spentBy(least[0]) ? one : least),
      next,
    );
    const [first] = line;
    if (first === undefined) throw new Error('An owner without a waiting task is in the line.');
    this.remove(name, first);
    // The other tasks of this owner wait until all other owners had their turn.
    if (this.lines.delete(name)) this.lines.set(name, line);
    this.take(name);
    first.admit();
  }

  private hasRoomFor(owner: string): boolean {
    const places = owner === NOBODY ? this.places : this.placesOfOwner;
    return this.running < this.places && (this.inside.get(owner) ?? 0) < places;
  }

  private spentBy(owner: string): number {
    return Math.max(this.now, this.spent.get(owner) ?? 0);
  }

  private charge(owner: string, spent: number): void {
    const sum = this.spentBy(owner) + spent;
    this.spent.delete(owner);
    this.spent.set(owner, sum);
    for (const [name, until] of this.spent) {
      if (until <= this.now || this.spent.size > MAX_SPENDERS) this.spent.delete(name);
    }
  }

  private add(owner: string, waiting: Waiting): void {
    const line = this.lines.get(owner) ?? new Set();
    this.lines.set(owner, line.add(waiting));
    this.waiting += 1;
  }

  private remove(owner: string, waiting: Waiting): void {
    const line = this.lines.get(owner);
    if (line?.delete(waiting) !== true) return;
    this.waiting -= 1;
    if (line.size === 0) this.lines.delete(owner);
  }
}
