import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** A command line that says what cannot be done, or asks for help: `text` goes to the terminal, and the process ends. */
export class CommandLineEnd extends Error {
  readonly text: string;
  readonly exitCode: 0 | 2;

  constructor(text: string, exitCode: 0 | 2) {
    super(text);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** The values of a command line. @throws CommandLineEnd with the help text when asked for it, or when an option is wrong */
export function readCommandLine<Options extends ParseArgsOptionsConfig>(options: Options, help: string) {
  const config = { options, allowPositionals: true, strict: true } as const;
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandLineEnd(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, 2);
  }
}

/** Runs a command to its exit code; what it cannot do goes to standard error. */
export async function runCommandLine(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof CommandLineEnd)) throw error;
    (error.exitCode === 0 ? process.stdout : process.stderr).write(`${error.text.trimEnd()}\n`);
    process.exitCode = error.exitCode;
  }
}

/** A path as the user wrote it: npm runs scripts in the folder of the project, wherever it was called. */
export function userPath(written: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), written);
}
