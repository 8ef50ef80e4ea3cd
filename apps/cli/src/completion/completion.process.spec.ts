import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LiveryInFolder } from '../testing/livery-in-folder.ts';

let livery: LiveryInFolder;
beforeAll(async () => {
  livery = await LiveryInFolder.open();
});
afterAll(() => livery.close());

/** Completes the last word of a command line as bash does. @returns the offered words */
async function offered(...words: readonly string[]): Promise<string> {
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const { stdout } = await livery.bash(
    `eval "$(livery completion bash)"; COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _livery; echo "\${COMPREPLY[@]}"`,
  );
  return stdout.trim();
}

describe('livery completion', () => {
  it('offers commands first, then the options of the command, and no word where a file may stand', async () => {
    expect(await offered('livery', 'ch')).toBe('check');
    expect(await offered('livery', 'check', '--ba')).toBe('--baseline');
    expect(await offered('livery', 'check', 'deck.pptx', '--suppr')).toBe('--suppressions --suppress-all');
    expect(await offered('livery', 'check', 'de')).toBe('');
  });

  it('has a script for zsh and fish with what each option does', async () => {
    for (const shell of ['zsh', 'fish']) {
      const { code, stdout } = await livery.run('completion', shell);
      expect([code, stdout]).toEqual([0, expect.stringContaining('where the report is written')]);
    }
    expect(await livery.run('completion', 'csh')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('a command that does not exist', () => {
  it('is named last, with the one that is nearest', async () => {
    const { code, stderr } = await livery.run('chek');
    expect([code, stderr.trimEnd().split('\n').at(-1)]).toEqual([2, 'There is no command "chek". Is check meant?']);
  });
});
