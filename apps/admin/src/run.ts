import { processEnvironment } from './config.ts';
import { runCommandLine } from './command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: processEnvironment(),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
