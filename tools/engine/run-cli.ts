import { runLivery } from '@livery/cli';

/** Runs the command line in the folder of the user: npm runs scripts in the folder of the project. */
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
await runLivery(process.argv.slice(2));
