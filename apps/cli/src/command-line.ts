import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

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
    if (!(error instanceof CommandLineEnd)) throw error;
    (error.exitCode === 0 ? process.stdout : process.stderr).write(`${error.text.trimEnd()}\n`);
    process.exitCode = error.exitCode;
  }
}
