interface Waiting {
  readonly admit: () => void;
  readonly reject: (error: unknown) => void;
}

/** Lets a number of tasks in at a time. The others wait in the order of their arrival. */
export class WaitingLine {
  running = 0;
  private readonly line = new Set<Waiting>();

  constructor(
    private readonly places: number,
    private readonly length: number,
  ) {}

  get waiting(): number {
    return this.line.size;
  }

  get isFull(): boolean {
    return this.running >= this.places && this.line.size >= this.length;
  }

  /** Waits for a place, which `leave` must free. @param signal ends the waiting, with its reason */
  async enter(signal?: AbortSignal): Promise<void> {
    if (this.running < this.places) {
      this.running += 1;
      return;
    }
    await new Promise<void>((admit, reject) => {
      const giveUp = (): void => {
        this.line.delete(waiting);
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
      this.line.add(waiting);
    });
  }

  leave(): void {
    const [next] = this.line;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    this.line.delete(next);
    next.admit();
  }

  /** Rejects all that wait. */
  turnAway(error: Error): void {
    for (const waiting of this.line) waiting.reject(error);
    this.line.clear();
  }
}
