import type { Command } from '../command.ts';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { print } from '../print.ts';
import { type CompletedCommand, type CompletedOption, SHELLS } from './completion-scripts.ts';

const HELP = `livery completion bash|zsh|fish

Prints a script by which the shell completes the commands and their options.

  bash   echo 'eval "$(livery completion bash)"' >> ~/.bashrc
  zsh    livery completion zsh > ~/.zfunc/_livery, in a folder of fpath
  fish   livery completion fish > ~/.config/fish/completions/livery.fish

  --help             this text

Exit codes
  0  the script was printed
  2  the command line is wrong`;

/** An option with a long name, whose description begins in the next line. */
const LONG_NAME = /^( {2}--[a-z-]+ [A-Z]+)\n +/gm;
/** The lines of a help text that name an option, its value and what it does. */
const OPTION_LINE = /^ {2}(--[a-z-]+)(?: ([A-Z][A-Z=,]*|removals))? +(\S.*)$/;

/** The command, which reads the help of all commands. */
export function completionOf(commands: Readonly<Record<string, Command>>) {
  return async (words: readonly string[]): Promise<number> => {
    const { values, positionals } = readCommandLine({ help: { type: 'boolean' } }, HELP, words);
    if (values.help) throw new CommandLineEnd(HELP, 0);
    const [shell = '', ...others] = positionals;
    if (!isShell(shell) || others.length > 0) {
      throw usageError(`One shell is needed: ${Object.keys(SHELLS).join(', ')}.`, HELP);
    }
    const completed = await Promise.all(
      Object.entries(commands).map(async ([name, { summary, load }]): Promise<CompletedCommand> => {
        return { name, summary, options: optionsIn(await helpOf(await load())) };
      }),
    );
    await print(SHELLS[shell](completed));
    return 0;
  };
}

function isShell(word: string): word is keyof typeof SHELLS {
  return Object.hasOwn(SHELLS, word);
}

async function helpOf(run: (words: readonly string[]) => Promise<number>): Promise<string> {
  const end: unknown = await run(['--help']).catch((error: unknown) => error);
  return end instanceof CommandLineEnd ? end.text : '';
}

function optionsIn(help: string): readonly CompletedOption[] {
  const lines = help.replace(LONG_NAME, '$1 ').split('\n');
  return lines.flatMap((line) => {
    const [, name, value, summary] = OPTION_LINE.exec(line) ?? [];
    return name === undefined || summary === undefined ? [] : [{ name, hasValue: value !== undefined, summary }];
  });
}
