import type { Prompt, Prompts } from './prompts.ts';
import { SessionError } from './session-error.ts';

const PROMPTS: ReadonlyMap<string, Prompt> = new Map([
  ['session_required', 'sign_in'],
  ['step_up_required', 'step_up'],
]);

/** Runs an action of the session. If it needs a sign-in or a confirmation, the person is asked, and it runs again. */
export async function withPrompts<Result>(
  prompts: Pick<Prompts, 'ask'>,
  action: () => Promise<Result>,
): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const prompt = error instanceof SessionError ? PROMPTS.get(error.code) : undefined;
    if (prompt === undefined || !(await prompts.ask(prompt))) throw error;
    return withPrompts(prompts, action);
  }
}
