/** Runs the command line of the build in the folder of the user: npm runs scripts in the folder of the project. */
process.chdir(process.env['INIT_CWD'] ?? process.cwd());
await import('@livery/cli/main');
