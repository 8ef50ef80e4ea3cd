import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readEnvironment } from './config.ts';
import { nearestOf } from './nearest.ts';
import { isSystemError } from './system-error.ts';
import { visible } from './visible.ts';

/** Ends the process because the command line is wrong or asks for help. `text` is shown to the user. */
export class CommandLineEnd extends Error {
  readonly text: string;
  readonly exitCode: 0 | 2 | 3;

  constructor(text: string, exitCode: 0 | 2 | 3) {
    super(text);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/**
 * A command line that is wrong. The reason stands last, where a user looks.
 * @param help begins with a paragraph on the usage, which begins with the name of the command
 */
export function usageError(reason: string, help: string): CommandLineEnd {
  const [usage = ''] = help.split('\n\n');
  const [name = ''] = /^.+?(?= [A-Z[]| --[a-z-]+ [A-Z])/.exec(usage) ?? [];
  return new CommandLineEnd(`${usage}\n${name} --help describes it.\n\n${reason}`, 2);
}

/**
 * The values of a command line.
 * @param words the words after the name of the command
 * @throws CommandLineEnd when an option is wrong
 */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(
  options: Options,
  help: string,
  words: readonly string[] = process.argv.slice(2),
) {
  const config = { args: [...words], options, allowPositionals: true, strict: true } as const;
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw usageError(unknownOption(options, words) ?? problem, help);
  }
}

/** What is said of the first option that a command does not have; undefined if it has them all. */
function unknownOption(options: ParseArgsOptionsConfig, words: readonly string[]): string | undefined {
  const { tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  if (unknown?.kind !== 'option') return undefined;
  const nearest = nearestOf(Object.keys(options), unknown.name);
  return `There is no option ${unknown.rawName}.${nearest === undefined ? '' : ` Is --${nearest} meant?`}`;
}

/** Runs a command and sets its exit code. Help goes to standard output, problems go to standard error. */
export async function runCommandLine(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const { text, exitCode } = endOf(error);
    (exitCode === 0 ? process.stdout : process.stderr).write(`${text.trimEnd()}\n`);
    process.exitCode = exitCode;
  }
}

/** The end that an error means. A file that cannot be read or written is no fault of this program. */
export function endOf(error: unknown): CommandLineEnd {
  if (error instanceof CommandLineEnd) return error;
  if (isSystemError(error)) return new CommandLineEnd(visible(error.message), 2);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (readEnvironment().isDebugging) return new CommandLineEnd(stack ?? message, 3);
  return new CommandLineEnd(`livery has a defect: ${visible(message)}. Run it with LIVERY_DEBUG=1 for details.`, 3);
}
