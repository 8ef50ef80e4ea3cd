import { addCounts, countOne } from '../build/check-counts.ts';
import { installProgram } from './install-program.ts';

/** `node tools/packages/install.ts <program> …` installs programs. A failure counts as a failed check. */
try {
  for (const program of process.argv.slice(2)) await installProgram(program);
} catch (error) {
  console.log(`A program is missing: ${String(error)}`);
  await addCounts(countOne('installation of programs', false));
  process.exitCode = 1;
}
