/** What a person is asked for while requests wait. */
export type Prompt = 'sign_in' | 'step_up';

/**
 * Questions to the person that requests wait for: a new sign-in after the session has ended, and a confirmation of the password. A form
 * that sends a request simply waits longer, so that nothing typed is lost. All requests that need the same answer wait for one question.
 */
export class Prompts {
  private readonly waiting = new Map<
    Prompt,
    { readonly answer: Promise<boolean>; readonly settle: (isGiven: boolean) => void }
  >();
  private readonly listeners = new Set<() => void>();

  /** @returns whether the person did what was asked; false if they closed the question */
  ask(prompt: Prompt): Promise<boolean> {
    const open = this.waiting.get(prompt);
    if (open !== undefined) return open.answer;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.waiting.set(prompt, { answer: promise, settle: resolve });
    this.notify();
    return promise;
  }

  answer(prompt: Prompt, isGiven: boolean): void {
    this.waiting.get(prompt)?.settle(isGiven);
    this.waiting.delete(prompt);
    this.notify();
  }

  /** The question to show. A sign-in comes first, since a confirmation needs a session. */
  readonly current = (): Prompt | null =>
    this.waiting.has('sign_in') ? 'sign_in' : this.waiting.has('step_up') ? 'step_up' : null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
