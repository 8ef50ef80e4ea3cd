import { describe, expect, it } from '@jest/globals';
import type { Prompt } from './prompts.ts';
import { SessionError } from './session-error.ts';
import { withPrompts } from './with-prompts.ts';

const errorOf = (code: string): SessionError => new SessionError(code, 403, code, null, null);

function asked(answers: readonly boolean[]): { readonly prompts: Prompt[]; ask: (prompt: Prompt) => Promise<boolean> } {
  const prompts: Prompt[] = [];
  return { prompts, ask: async (prompt) => answers[prompts.push(prompt) - 1] ?? false };
}

describe('withPrompts', () => {
  it('asks for what is missing, and runs the action again', async () => {
    const failures = [errorOf('session_required'), errorOf('step_up_required')];
    const person = asked([true, true]);
    const action = async (): Promise<string> => {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return 'done';
    };
    await expect(withPrompts(person, action)).resolves.toBe('done');
    expect(person.prompts).toEqual(['sign_in', 'step_up']);
  });

  it('fails with the error if the person closes the question', async () => {
    const person = asked([false]);
    await expect(withPrompts(person, () => Promise.reject(errorOf('step_up_required')))).rejects.toThrow(
      'step_up_required',
    );
  });

  it('does not ask about other errors', async () => {
    const person = asked([true]);
    await expect(withPrompts(person, () => Promise.reject(errorOf('no_answer')))).rejects.toThrow('no_answer');
    expect(person.prompts).toEqual([]);
  });
});
