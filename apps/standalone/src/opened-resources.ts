/** A step of the start was not taken, because closing had begun. */
export class StartInterrupted extends Error {
  constructor() {
    super('The start was interrupted.');
    this.name = 'StartInterrupted';
  }
}

/** What a process has opened so far. It may be closed at any time: a step under way is waited for, and the next is refused. */
export class OpenedResources {
  private readonly closers: (() => Promise<void>)[] = [];
  private underWay: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | undefined;

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** Takes one step of the start. @throws StartInterrupted once closing has begun */
  async open<T>(step: () => Promise<T>, close: (opened: T) => Promise<void>): Promise<T> {
    if (this.isClosing) throw new StartInterrupted();
    const opening = step().then((opened) => {
      this.closers.push(() => close(opened));
      return opened;
    });
    this.underWay = opening.catch(() => undefined);
    return opening;
  }

  /** Closes in the reverse order, all of it, and then fails if anything did. */
  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    await this.underWay;
    const failures: unknown[] = [];
    for (const close of this.closers.splice(0).reverse()) {
      await close().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.');
  }
}
