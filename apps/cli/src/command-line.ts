import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isSystemError } from './system-error.ts';

/** Ends the process because the command line is wrong or asks for help. `text` is shown to the user. */
export class CommandLineEnd extends Error {
  readonly text: string;
  readonly exitCode: 0 | 2;

  constructor(text: string, exitCode: 0 | 2) {
    super(text);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/**
 * The values of a command line.
 * @param words the words after the name of the command
 * @throws CommandLineEnd with the help text when an option is wrong
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
    throw new CommandLineEnd(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, 2);
  }
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
function endOf(error: unknown): CommandLineEnd {
  if (error instanceof CommandLineEnd) return error;
  if (isSystemError(error)) return new CommandLineEnd(error.message, 2);
  throw error;
}
