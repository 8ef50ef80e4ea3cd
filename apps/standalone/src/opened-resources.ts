/** A step of the start was refused, because closing has begun. */
export class StartInterrupted extends Error {
  constructor() {
    super('The start was interrupted.');
    this.name = 'StartInterrupted';
  }
}

/** The resources that a process has opened so far. They may be closed at any time: a running step is completed, and later ones are refused. */
export class OpenedResources {
  private readonly closers: (() => Promise<void>)[] = [];
  private underWay: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | undefined;

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** Runs one step of the start. @throws StartInterrupted if closing has begun */
  async open<T>(step: () => Promise<T>, close: (opened: T) => Promise<void>): Promise<T> {
    if (this.isClosing) throw new StartInterrupted();
    const opening = step().then((opened) => {
      this.closers.push(() => close(opened));
      return opened;
    });
    this.underWay = opening.catch(() => undefined);
    return opening;
  }

  /** Closes everything in reverse order, and then throws if any of it failed. */
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
