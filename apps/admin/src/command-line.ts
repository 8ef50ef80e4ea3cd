import { ConfigurationError, failureText } from '@livery/runtime';
import type { CommandContext } from './command.ts';
import { COMMANDS } from './commands.ts';
import { UsageError } from './usage-error.ts';

const DONE = 0;
const FAILED = 1;
const NOT_UNDERSTOOD = 2;

const HELP = `Commands for whoever operates Livery. They need no credential.

Usage: npm run admin -- <command> [options]

${Object.entries(COMMANDS)
  .map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`)
  .join('\n')}

DATABASE_URL names the database. Every command but files, migrate, relay and ids needs LIVERY_SECRET_KEYS, too. Exit codes: 0 done, 1 failed,
2 not understood or not configured.`;

export interface CommandLineContext extends CommandContext {
  readonly printError: (line: string) => void;
}

/**
 * Runs one command.
 * @param words the arguments after the name of the program
 * @returns the exit code
 */
export async function runCommandLine(words: readonly string[], context: CommandLineContext): Promise<number> {
  try {
    await run(words, context);
    return DONE;
  } catch (error) {
    context.printError(failureText(error));
    if (error instanceof UsageError) context.printError('See npm run admin -- --help.');
    return error instanceof UsageError || error instanceof ConfigurationError ? NOT_UNDERSTOOD : FAILED;
  }
}

async function run(words: readonly string[], context: CommandContext): Promise<void> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((known) => known in COMMANDS);
  const command = name === undefined ? undefined : COMMANDS[name];
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    context.print(command === undefined ? HELP : `Usage: ${name ?? ''} ${command.usage}\n\n${command.summary}`);
    return;
  }
  if (name === undefined || command === undefined) throw new UsageError(`There is no command ${words.join(' ')}.`);
  const runCommand = await command.load();
  await runCommand(words.slice(name.split(' ').length), context);
}
