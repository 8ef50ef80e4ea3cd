import { CommandLineEnd, endOf, runCommandLine } from './command-line.ts';
import { COMMANDS } from './commands.ts';
import { nearestOf } from './nearest.ts';
import { VERSION } from './version.ts';

const HELP = `livery COMMAND [OPTION]...

Keeps presentations and text documents on brand.

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

  livery COMMAND --help   describes one command
  livery --version        prints the version`;

/** Runs the command that the words name, and sets the exit code of the process. */
export async function runLivery(words: readonly string[]): Promise<void> {
  process.stdout.on('error', reportUnwritten);
  // A command does what it was asked for also when nobody reads its remarks.
  process.stderr.on('error', () => undefined);
  process.on('uncaughtException', endByDefect);
  await runCommandLine(() => runCommand(words));
}

async function runCommand([name = '--help', ...words]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') throw new CommandLineEnd(HELP, 0);
  if (name === '--version' || name === '-v') throw new CommandLineEnd(VERSION, 0);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const nearest = nearestOf(Object.keys(COMMANDS), name);
    const advice = nearest === undefined ? '' : ` Is ${nearest} meant?`;
    throw new CommandLineEnd(`${HELP}\n\nThere is no command ${JSON.stringify(name)}.${advice}`, 2);
  }
  const run = await command.load();
  return run(words);
}

/** A reader of a pipe that has seen enough, such as head, is no problem of this program. A full disk is one. */
function reportUnwritten({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  process.stderr.write(`Standard output cannot be written: ${message}\n`);
  process.exit(2);
}

function endByDefect(error: unknown): never {
  const { text, exitCode } = endOf(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
}
